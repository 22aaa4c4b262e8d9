import type { AdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Switch } from '#app/ui/switch.tsx';
import type { ManyWords } from './many-words.ts';

type QuickSwitchProps = { id: string; title: string; shown: boolean; words: ManyWords; switching: AdminFetcher };

/** Acts at once. It says what the record becomes, so that pressing twice undoes nothing. */
export function QuickSwitch({ id, title, shown, words, switching }: QuickSwitchProps) {
  return (
    <switching.Form method="post">
      <input type="hidden" name="id" value={id} />
      <Switch
        type="submit"
        name="intent"
        value={shown ? 'turn-off' : 'turn-on'}
        checked={shown}
        label={title}
        on={words.on}
        off={words.off}
        disabled={switching.busy && switching.formData?.get('id') === id}
      />
    </switching.Form>
  );
}
