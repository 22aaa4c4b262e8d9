import { useState } from 'react';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { useFocusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ColorAnswer } from './color-answer.ts';
import { ColorFields } from './color-fields.tsx';

const EMPTY = { name: '', hex_code: '#000000' };

/** `plainAnswer`: the page's own answer to a post without JavaScript. */
export function AddColorForm({ plainAnswer }: { plainAnswer: ColorAnswer | undefined }) {
  const fetcher = useAdminFetcher<ColorAnswer>({ failure: 'Renk eklenirken hata oluştu' });
  const answer = fetcher.answer ?? plainAnswer;
  // The last that was added: a refusal or a lost connection after it must not empty the fields.
  const [last, setLast] = useState('');
  const added = fetcher.answer?.added;
  if (added && added !== last) setLast(added);
  const form = useFocusFirstInvalid(fetcher.state === 'idle' && answer?.errors);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      className="panel mt-6 grid grid-cols-1 gap-4 p-5 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:items-start md:p-6"
    >
      {/* New fields, empty again, after every colour that was added. */}
      <ColorFields key={last} initial={EMPTY} errors={answer?.errors} />
      <Button
        type="submit"
        name="intent"
        value="add"
        className="sm:mt-[1.9rem]"
        busy={fetcher.busy}
        busyLabel="Ekleniyor..."
      >
        <Icon name="plus" />
        Renk Ekle
      </Button>
    </fetcher.Form>
  );
}
