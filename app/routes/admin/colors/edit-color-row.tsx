import { useState } from 'react';
import { href } from 'react-router';
import type { ColorRow } from '#app/features/colors/admin-queries.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useFocusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { TableCell, TableRow } from '#app/ui/table.tsx';
import type { ColorAnswer } from './color-answer.ts';
import { ColorFields } from './color-fields.tsx';

type EditColorRowProps = {
  color: ColorRow;
  columns: number;
  /** The page's own answer to a post without JavaScript. */
  plainAnswer: ColorAnswer | undefined;
};

/** In place of a colour's row: its name and picker. */
export function EditColorRow({ color, columns, plainAnswer }: EditColorRowProps) {
  const fetcher = useAdminFetcher<ColorAnswer>({ failure: 'Renk güncellenirken hata oluştu' });
  const answer = fetcher.answer ?? plainAnswer;
  const form = useFocusFirstInvalid(fetcher.state === 'idle' && answer?.errors);
  // Loading the page anew must not move it: a change made by somebody else in between would go unnoticed.
  const [opened] = useState(color);
  const seen = answer?.edit?.seen ?? opened;

  return (
    <TableRow>
      <TableCell kind="form" colSpan={columns}>
        <fetcher.Form
          ref={form}
          method="post"
          noValidate
          preventScrollReset
          aria-label={`Rengi düzenle: ${color.name}`}
          className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:items-start"
        >
          <input type="hidden" name="id" value={color.id} />
          <input type="hidden" name="seen_name" value={seen.name} />
          <input type="hidden" name="seen_hex_code" value={seen.hex_code} />
          <ColorFields initial={plainAnswer?.edit?.values ?? opened} errors={answer?.errors} autoFocus />
          <div className="flex gap-2 sm:mt-[1.9rem]">
            <Button type="submit" name="intent" value="save" busy={fetcher.busy} busyLabel="Kaydediliyor...">
              Kaydet
            </Button>
            <ButtonLink variant="outline" to={href('/admin/colors')} preventScrollReset>
              Vazgeç
            </ButtonLink>
          </div>
        </fetcher.Form>
      </TableCell>
    </TableRow>
  );
}
