import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import type { ColorRow } from '#app/features/colors/admin-queries.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { colorPage } from '#app/routes/admin/list/public-page.ts';
import { useSavedRow } from '#app/routes/admin/list/saved-row.ts';
import { ViewOnSiteLink } from '#app/routes/admin/list/view-on-site.tsx';
import { withQuery } from '#app/shared/with-query.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { SampleBoard } from '#app/ui/swatch.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Table, TableCell, TableRow } from '#app/ui/table.tsx';
import type { ColorAnswer } from './color-answer.ts';
import { EditColorRow } from './edit-color-row.tsx';

const columns = [
  { label: 'Renk' },
  { label: 'Hex kodu' },
  { label: 'Görünürlük' },
  { label: 'İşlemler', align: 'end' as const },
];

type ColorTableProps = {
  colors: ColorRow[];
  /** The id of the colour whose row is a form. */
  editing: string | null;
  /** The page's own answer to a post of that form without JavaScript. */
  plainAnswer: ColorAnswer | undefined;
};

const editAddress = (id: string) => withQuery(href('/admin/colors'), { duzenle: id });

export function ColorTable({ colors, editing, plainAnswer }: ColorTableProps) {
  const deleting = useAdminFetcher({ failure: 'Renk silinirken hata oluştu' });
  const { confirm, dialog } = useConfirm();
  const savedRow = useSavedRow();
  useFocusAfterEditing(editing);

  async function askAndDelete({ id, name, pictures }: ColorRow) {
    const confirmed = await confirm({
      title: 'Bu rengi silmek istediğinizden emin misiniz?',
      text:
        pictures > 0
          ? `“${name}” ${pictures} ürün görselinde kullanılıyor. Görseller kalır, renkleri boş olur.`
          : `“${name}” hiçbir ürün görselinde kullanılmıyor.`,
    });
    if (confirmed) void deleting.submit({ intent: 'delete', id }, { method: 'post' });
  }

  return (
    <>
      {colors.length === 0 ? (
        <div className="panel mt-5 p-6 md:p-10">
          <EmptyState drawing={<Icon name="drop" className="size-14" />} title="Henüz renk yok">
            İlk rengi yukarıdaki formla ekleyin.
          </EmptyState>
        </div>
      ) : (
        <Table label="Renkler" className="mt-5" columns={columns}>
          {colors.map((color) =>
            color.id === editing ? (
              <EditColorRow key={color.id} color={color} columns={columns.length} plainAnswer={plainAnswer} />
            ) : (
              <TableRow key={color.id} {...savedRow(color.id)}>
                <TableCell kind="title">
                  <span className="flex items-center gap-4 large:flex-col large:items-start">
                    <SampleBoard color={color.hex_code} size="sm" />
                    <span className="min-w-0 leading-snug font-semibold wrap-anywhere">
                      <Link to={editAddress(color.id)} preventScrollReset>
                        {color.name}
                      </Link>
                      <span className="block text-sm font-normal text-stone-600 uppercase tnum xl:hidden">
                        {color.hex_code}
                      </span>
                      <ViewOnSiteLink page={colorPage(color)} title={color.name} />
                    </span>
                  </span>
                </TableCell>
                <TableCell kind="wide" className="uppercase tnum">
                  {color.hex_code}
                </TableCell>
                <TableCell kind="badge">
                  <VisibilitySwitch color={color} />
                </TableCell>
                <TableCell kind="actions">
                  <ButtonLink
                    id={`duzenle-${color.id}`}
                    variant="quiet"
                    size="sm"
                    to={editAddress(color.id)}
                    preventScrollReset
                    aria-label={`Düzenle: ${color.name}`}
                  >
                    <Icon name="pen" />
                    Düzenle
                  </ButtonLink>
                  <ButtonLink
                    variant="quiet"
                    size="sm"
                    to={href('/admin/history/:kind/:id', { kind: 'color', id: color.id })}
                    aria-label={`Geçmiş: ${color.name}`}
                  >
                    <Icon name="clock" />
                    Geçmiş
                  </ButtonLink>
                  <Button
                    variant="quiet-danger"
                    size="sm"
                    busy={deleting.busy}
                    onClick={() => askAndDelete(color)}
                    aria-label={`Sil: ${color.name}`}
                  >
                    <Icon name="bin" />
                    Sil
                  </Button>
                </TableCell>
              </TableRow>
            ),
          )}
        </Table>
      )}
      {dialog}
    </>
  );
}

/** When the form closes, the button that opened it gets the focus back. */
function useFocusAfterEditing(editing: string | null) {
  const last = useRef(editing);
  useEffect(() => {
    if (!editing && last.current) document.getElementById(`duzenle-${last.current}`)?.focus({ preventScroll: true });
    last.current = editing;
  }, [editing]);
}

/** Switches at once, and back again if the server refuses. */
function VisibilitySwitch({ color }: { color: ColorRow }) {
  const fetcher = useAdminFetcher({ failure: 'Renk görünürlüğü güncellenirken hata oluştu' });
  const asked = fetcher.formData?.get('is_visible');
  const checked = asked ? asked === 'true' : color.is_visible;
  return (
    <fetcher.Form method="post" onSubmit={(event) => fetcher.busy && event.preventDefault()}>
      <input type="hidden" name="intent" value="show" />
      <input type="hidden" name="id" value={color.id} />
      <Switch
        type="submit"
        name="is_visible"
        value={String(!checked)}
        label={`${color.name} görünürlüğü`}
        checked={checked}
      />
    </fetcher.Form>
  );
}
