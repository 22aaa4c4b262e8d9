import { useEffect, useState } from 'react';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextField } from '#app/ui/field.tsx';
import { useFocusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ColorAnswer } from './color-answer.ts';

const BLACK = '#000000';

/** `plainAnswer`: the page's own answer to a post without JavaScript. */
export function AddColorForm({ plainAnswer }: { plainAnswer: ColorAnswer | undefined }) {
  const fetcher = useAdminFetcher<ColorAnswer>({ failure: 'Renk eklenirken hata oluştu' });
  const [hex, setHex] = useState(BLACK);
  const answer = fetcher.answer ?? plainAnswer;
  const form = useFocusFirstInvalid(fetcher.state === 'idle' && answer?.errors);
  const added = fetcher.answer?.added;
  useEffect(() => {
    if (!added) return;
    form.current?.reset();
    setHex(BLACK);
  }, [added, form]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      className="panel mt-6 grid grid-cols-1 gap-4 p-5 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:items-start md:p-6"
    >
      <TextField
        name="name"
        label="Renk adı"
        placeholder="Örneğin: Meşe"
        autoComplete="off"
        error={answer?.errors?.name}
        aria-required
      />
      <Field label="Renk" error={answer?.errors?.hex_code}>
        {(control) => (
          <div className="flex h-12 items-center gap-3 rounded-board border border-stone-400 bg-white px-1.5 pr-3">
            <input
              {...control}
              type="color"
              name="hex_code"
              value={hex}
              onChange={(event) => setHex(event.currentTarget.value)}
              className="h-9 w-14 rounded-board bg-transparent"
            />
            <span className="text-stone-600 uppercase tnum">{hex}</span>
          </div>
        )}
      </Field>
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
