import type { ColorRow } from '#app/features/colors/admin-queries.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SampleBoard } from '#app/ui/swatch.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Table, TableCell, TableRow } from '#app/ui/table.tsx';

const columns = [
  { label: 'Renk' },
  { label: 'Hex kodu' },
  { label: 'Görünürlük' },
  { label: 'İşlemler', align: 'end' as const },
];

export function ColorTable({ colors }: { colors: ColorRow[] }) {
  const deleting = useAdminFetcher({ failure: 'Renk silinirken hata oluştu' });
  const { confirm, dialog } = useConfirm();

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
        <Table label="Renkler" actions="inline" className="mt-5" columns={columns}>
          {colors.map((color) => (
            <TableRow key={color.id}>
              <TableCell kind="title">
                <span className="flex items-center gap-4">
                  <SampleBoard color={color.hex_code} className="h-10! w-14! flex-none" />
                  <span className="min-w-0 leading-snug font-semibold break-words">
                    {color.name}
                    <span className="block text-sm font-normal text-stone-600 uppercase tnum lg:hidden">
                      {color.hex_code}
                    </span>
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
                <Button
                  variant="quiet-danger"
                  size="sm"
                  className="max-lg:px-3!"
                  busy={deleting.busy}
                  onClick={() => askAndDelete(color)}
                  aria-label={`Sil: ${color.name}`}
                >
                  <Icon name="bin" />
                  <span className="max-lg:sr-only">Sil</span>
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
      {dialog}
    </>
  );
}

/** Turns over at once; if the server does not agree, it turns back. */
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
