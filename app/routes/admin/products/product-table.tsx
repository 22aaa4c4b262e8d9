import { href } from 'react-router';
import { ADMIN_CATEGORY_LABELS } from '#app/features/products/admin-category-labels.ts';
import type { ProductRow } from '#app/features/products/admin-queries.server.ts';
import { isCategory } from '#app/features/products/category.ts';
import { RowSchedule } from '#app/routes/admin/form/schedule/schedule-badge.tsx';
import { type AdminFetcher, useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { useFormAddress } from '#app/routes/admin/list/list-address.ts';
import { MANY_TEXTS, PRODUCT_WORDS } from '#app/routes/admin/list/many/many-words.ts';
import { QuickSwitch } from '#app/routes/admin/list/many/quick-switch.tsx';
import { AllRowsCheckbox, RowCheckbox } from '#app/routes/admin/list/many/row-checkbox.tsx';
import { productPage } from '#app/routes/admin/list/public-page.ts';
import { ThumbnailLink, TitleLink } from '#app/routes/admin/list/row-links.tsx';
import { useSavedRow } from '#app/routes/admin/list/saved-row.ts';
import { ViewOnSiteLink } from '#app/routes/admin/list/view-on-site.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Table, TableCell, TableRow } from '#app/ui/table.tsx';

type ProductTableProps = {
  rows: ProductRow[];
  /** The ids of products that this person has changed and not saved yet. */
  drafted: string[];
  filtered: boolean;
};

/** The fetchers are here and not in the row: the toast of a deletion would go with its row. */
export function ProductTable({ rows, drafted, filtered }: ProductTableProps) {
  const cloning = useAdminFetcher({ failure: 'Urun klonlanirken bir hata olustu', spelling: 'plain' });
  const deleting = useAdminFetcher({ failure: 'Urun silinirken bir hata olustu', spelling: 'plain' });
  const switching = useAdminFetcher({ failure: MANY_TEXTS.plain.failed, spelling: 'plain' });
  const { confirm, dialog } = useConfirm();
  const savedRow = useSavedRow();

  async function askAndDelete(row: ProductRow) {
    const confirmed = await confirm({
      title: 'Bu urunu silmek istediginizden emin misiniz?',
      text: `“${row.title}” cop kutusuna tasinir. 30 gun icinde geri alabilirsiniz.`,
      cancelLabel: 'Iptal',
    });
    if (confirmed) void deleting.submit({ intent: 'delete', id: row.id }, { method: 'post' });
  }

  return (
    <>
      {rows.length === 0 ? (
        <NoProducts filtered={filtered} />
      ) : (
        <Table label="Urunler" className="mt-6" columns={columns}>
          {rows.map((row) => (
            <TableRow key={row.id} {...savedRow(row.id)}>
              <TableCell kind="check">
                <RowCheckbox id={row.id} title={row.title} words={PRODUCT_WORDS} />
              </TableCell>
              <TableCell kind="number" className="font-semibold">
                {row.display_order}
              </TableCell>
              <TableCell kind="title">
                <ProductTitle row={row} inList />
              </TableCell>
              <TableCell kind="wide">{labelOf(row.category)}</TableCell>
              <TableCell kind="badge">
                <QuickSwitch
                  id={row.id}
                  title={row.title}
                  shown={row.is_active}
                  words={PRODUCT_WORDS}
                  switching={switching}
                />
                {drafted.includes(row.id) && <span className="badge badge-wait">Taslak</span>}
                <RowSchedule id={row.id} spelling="plain" />
              </TableCell>
              <TableCell kind="actions">
                <RowActions row={row} cloning={cloning} deleting={deleting.busy} onDelete={() => askAndDelete(row)} />
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
      {dialog}
    </>
  );
}

const columns = [
  { label: MANY_TEXTS.plain.chooseAll, head: <AllRowsCheckbox words={PRODUCT_WORDS} />, className: 'w-14' },
  { label: 'Sira', className: 'w-20' },
  { label: 'Baslik' },
  { label: 'Kategori' },
  { label: 'Durum' },
  { label: 'Islemler', align: 'end' as const },
];

/** Picture, title and, on narrow screens, what the hidden columns say. */
export function ProductTitle({ row, inList = false }: { row: ProductRow; inList?: boolean }) {
  const form = href('/admin/products/:id/edit', { id: row.id });
  return (
    <div className="flex items-center gap-3.5 xl:gap-4">
      <ThumbnailLink to={form} className="photo h-12 w-14 flex-none large:hidden xl:h-14 xl:w-[4.5rem]">
        {row.picture ? (
          <Picture picture={row.picture} alt="" sizes="72px" maxWidth={240} className="h-full w-full object-cover" />
        ) : (
          <CategoryDrawing name={row.category} className="m-auto h-full w-7 text-stone-400" />
        )}
      </ThumbnailLink>
      <span className="min-w-0 leading-snug font-semibold wrap-anywhere">
        <TitleLink to={form}>{row.title}</TitleLink>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-normal text-stone-600 xl:hidden">
          {labelOf(row.category)}
        </span>
        {inList && <ViewOnSiteLink page={productPage(row)} title={row.title} spelling="plain" />}
        {inList && !row.is_active && (
          <span className="block text-sm font-normal text-stone-600">Sitede gorunmuyor</span>
        )}
      </span>
    </div>
  );
}

export const labelOf = (category: string) => (isCategory(category) ? ADMIN_CATEGORY_LABELS[category] : category);

type RowActionsProps = {
  row: ProductRow;
  cloning: AdminFetcher;
  deleting: boolean;
  onDelete: () => void;
};

function RowActions({ row, cloning, deleting, onDelete }: RowActionsProps) {
  const formAddress = useFormAddress();
  return (
    <>
      <ButtonLink
        variant="quiet"
        size="sm"
        to={formAddress(href('/admin/products/:id/edit', { id: row.id }))}
        aria-label={`Duzenle: ${row.title}`}
      >
        <Icon name="pen" />
        Duzenle
      </ButtonLink>
      <cloning.Form method="post" className="contents">
        <input type="hidden" name="id" value={row.id} />
        <Button
          type="submit"
          variant="quiet"
          size="sm"
          name="intent"
          value="clone"
          busy={cloning.busy}
          aria-label={`Klonla: ${row.title}`}
        >
          <Icon name="copy" />
          Klonla
        </Button>
      </cloning.Form>
      <Button variant="quiet-danger" size="sm" onClick={onDelete} busy={deleting} aria-label={`Sil: ${row.title}`}>
        <Icon name="bin" />
        Sil
      </Button>
    </>
  );
}

function NoProducts({ filtered }: { filtered: boolean }) {
  return (
    <div className="panel mt-6 p-6 md:p-10">
      <EmptyState
        drawing={<CategoryDrawing name="deck" className="size-14" />}
        title={filtered ? 'Bu aramaya uyan urun yok' : 'Henuz urun yok'}
        action={
          <ButtonLink variant="outline" to={filtered ? href('/admin/products') : href('/admin/products/new')}>
            {filtered ? 'Tum urunleri goster' : 'Yeni Urun Ekle'}
          </ButtonLink>
        }
      >
        {filtered ? 'Baska bir kelime veya kategori deneyin.' : 'Ilk urununuzu ekleyin; sitede hemen gorunur.'}
      </EmptyState>
    </div>
  );
}
