import { data, href } from 'react-router';
import { z } from 'zod';
import { findDraftedIds } from '#app/features/drafts/queries.server.ts';
import { findProductRows } from '#app/features/products/admin-queries.server.ts';
import { isCategory } from '#app/features/products/category.ts';
import { products } from '#app/features/products/record.server.ts';
import { moveProduct } from '#app/features/products/reorder.server.ts';
import { cloneProduct } from '#app/features/products/service.server.ts';
import { findSchedules } from '#app/features/schedule/queries.server.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { changeMany, isForMany } from '#app/routes/admin/list/many/change-many.server.ts';
import { PRODUCT_WORDS } from '#app/routes/admin/list/many/many-words.ts';
import { StatusFilter } from '#app/routes/admin/list/many/status-filter.tsx';
import { movedToBin } from '#app/routes/admin/list/moved-to-bin.ts';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { useListPlace } from '#app/routes/admin/list/saved-row.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { deleteRecord } from '#app/server/records/save.server.ts';
import { isStatus } from '#app/shared/filtered-list.ts';
import { idInput } from '#app/shared/ids.ts';
import { readPageNumber } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/list.ts';
import { MANY_PRODUCTS, nameField } from './many-products.server.ts';
import { OrderingTable } from './ordering-table.tsx';
import { OrderingToggle } from './ordering-toggle.tsx';
import { ProductChosenBar } from './product-chosen-bar.tsx';
import { ProductFilter } from './product-filter.tsx';
import { ProductTable } from './product-table.tsx';
import type { MoveAnswer } from './use-moves.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const ordering = url.searchParams.has('siralama');
  const wanted = url.searchParams.get('category');
  // While ordering, the list is not filtered: places are counted among all products.
  const text = ordering ? '' : (url.searchParams.get('q') ?? '').slice(0, 200);
  const category = !ordering && isCategory(wanted) ? wanted : undefined;
  const durum = url.searchParams.get('durum');
  const status = !ordering && isStatus(durum) ? durum : undefined;
  const page = readPageNumber(url.searchParams.get('sayfa'));
  // A draft names its record as its form did: it may be no id at all.
  const drafts = await findDraftedIds(db, context.get(adminContext).id, 'product');
  const ids = drafts.filter((id) => idInput.safeParse(id).success);
  const onlyDrafts = !ordering && durum === DRAFTS && ids.length > 0;
  const [all, begun] = await Promise.all([
    findProductRows(db, { text, category, status, page }),
    ids.length > 0 ? findProductRows(db, { text, category, ids, page }) : undefined,
  ]);
  const found = onlyDrafts && begun ? { ...begun, counts: all.counts } : all;
  const schedules = await findSchedules(db, 'product', found.rows);
  const drafted = { ids, count: begun?.total ?? 0, only: onlyDrafts };
  return { ...found, schedules, drafted, text, category, status, ordering };
}

/** In the address, beside `aktif` and `pasif`: what this person has changed and not saved yet. */
const DRAFTS = 'taslak';

const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('clone'), id: idInput }),
  z.object({ intent: z.literal('delete'), id: idInput }),
  z.object({ intent: z.literal('move'), id: idInput, by: z.coerce.number().int() }),
  z.object({ intent: z.literal('place'), id: idInput, to: z.coerce.number().int().min(1) }),
]);

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = nameField(await request.formData());
  const actor = context.get(adminContext);
  if (isForMany(form)) return changeMany(request, url, form, actor, MANY_PRODUCTS);
  const wanted = parseIntent(form, change, 'plain');
  switch (wanted.intent) {
    case 'clone': {
      const cloned = await cloneProduct(db, actor, wanted.id);
      if (!cloned.ok) return failed('Urun klonlanirken bir hata olustu', 404);
      const detail = 'Kopya Pasif olarak eklendi; sitede gorunmez.';
      return { toast: { kind: 'success' as const, text: 'Urun basariyla klonlandi', detail }, moved: null };
    }
    case 'delete': {
      const deleted = await deleteRecord(db, products, actor, wanted.id);
      if (!deleted.ok) return failed('Urun silinirken bir hata olustu', 404);
      return { toast: movedToBin('Urun basariyla silindi', wanted.id, deleted.title, 'plain'), moved: null };
    }
    case 'move':
    case 'place': {
      const move = wanted.intent === 'move' ? { by: wanted.by } : { to: wanted.to };
      const moved = await moveProduct(db, actor, wanted.id, move);
      if (!moved) return failed('Siralama guncellenirken bir hata olustu', 404);
      return done('Siralama basariyla guncellendi', { id: wanted.id, ...moved });
    }
  }
}

const done = (text: string, moved: MoveAnswer['moved'] = null) => ({
  toast: { kind: 'success' as const, text },
  moved,
});
const failed = (text: string, status: number) =>
  data({ toast: { kind: 'error' as const, text }, moved: null }, { status });

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { rows, counts, drafted, total, page, pageCount, text, category, status, ordering } = loaderData;
  const query = { text, category, status: drafted.only ? DRAFTS : status, ordering };
  const filtered = text !== '' || category !== undefined || query.status !== undefined;
  useListPlace();
  return (
    <AdminPage
      title="Urunler"
      actions={
        <>
          <OrderingToggle ordering={ordering} />
          <ButtonLink variant={ordering ? 'outline' : 'primary'} to={href('/admin/products/new')}>
            <Icon name="plus" />
            Yeni Urun Ekle
          </ButtonLink>
        </>
      }
      footer={!ordering && <ProductChosenBar />}
    >
      {ordering ? (
        <OrderingTable rows={rows} page={page} total={total} />
      ) : (
        <>
          {(rows.length > 0 || filtered) && (
            <div className="mt-6 grid gap-3 lg:flex lg:items-center lg:justify-between lg:gap-6">
              <ProductFilter text={text} category={category} status={status} />
              <StatusFilter
                words={PRODUCT_WORDS}
                current={status}
                counts={counts}
                hrefFor={(wanted) => listHref({ ...query, status: wanted, page: 1 })}
                drafts={{ ...drafted, href: listHref({ ...query, status: DRAFTS, page: 1 }) }}
              />
            </div>
          )}
          <ProductTable rows={rows} drafted={drafted.ids} filtered={filtered} />
        </>
      )}
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => listHref({ ...query, page: number })}
      />
    </AdminPage>
  );
}

type ListPlace = Pick<Route.ComponentProps['loaderData'], 'text' | 'category' | 'ordering' | 'page'> & {
  status: string | undefined;
};

const listHref = ({ text, category, status, ordering, page }: ListPlace) =>
  withQuery(href('/admin/products'), {
    siralama: ordering ? '1' : undefined,
    q: text || undefined,
    category,
    durum: status,
    sayfa: page > 1 ? page : undefined,
  });

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Urunler yuklenirken bir hata olustu" spelling="plain" />;
}
