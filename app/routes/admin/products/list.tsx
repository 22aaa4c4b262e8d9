import { data, href } from 'react-router';
import { z } from 'zod';
import { findProductRows } from '#app/features/products/admin-queries.server.ts';
import { isCategory } from '#app/features/products/category.ts';
import { products } from '#app/features/products/record.server.ts';
import { moveProduct } from '#app/features/products/reorder.server.ts';
import { cloneProduct } from '#app/features/products/service.server.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { movedToBin } from '#app/routes/admin/list/moved-to-bin.ts';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { useListPlace } from '#app/routes/admin/list/saved-row.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { deleteRecord } from '#app/server/records/save.server.ts';
import { idInput } from '#app/shared/ids.ts';
import { readPageNumber } from '#app/shared/paging.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/list.ts';
import { OrderingTable } from './ordering-table.tsx';
import { OrderingToggle } from './ordering-toggle.tsx';
import { ProductFilter } from './product-filter.tsx';
import { ProductTable } from './product-table.tsx';
import type { MoveAnswer } from './use-moves.ts';

export async function loader({ url }: Route.LoaderArgs) {
  const ordering = url.searchParams.has('siralama');
  const wanted = url.searchParams.get('category');
  // While ordering, the list is not filtered: places are counted among all products.
  const text = ordering ? '' : (url.searchParams.get('q') ?? '').slice(0, 200);
  const category = !ordering && isCategory(wanted) ? wanted : undefined;
  const page = readPageNumber(url.searchParams.get('sayfa'));
  return { ...(await findProductRows(db, { text, category, page })), text, category, ordering };
}

const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('clone'), id: idInput }),
  z.object({ intent: z.literal('delete'), id: idInput }),
  z.object({ intent: z.literal('move'), id: idInput, by: z.coerce.number().int() }),
  z.object({ intent: z.literal('place'), id: idInput, to: z.coerce.number().int().min(1) }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const wanted = parseIntent(await request.formData(), change, 'plain');
  const actor = context.get(adminContext);
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
  const { rows, total, page, pageCount, text, category, ordering } = loaderData;
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
    >
      {ordering ? (
        <OrderingTable rows={rows} page={page} total={total} />
      ) : (
        <>
          {(rows.length > 0 || text || category) && <ProductFilter text={text} category={category} />}
          <ProductTable rows={rows} filtered={text !== '' || category !== undefined} />
        </>
      )}
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => `?${listQuery({ text, category, ordering, page: number })}`}
      />
    </AdminPage>
  );
}

function listQuery(list: { text: string; category: string | undefined; ordering: boolean; page: number }) {
  const query = new URLSearchParams();
  if (list.ordering) query.set('siralama', '1');
  if (list.text) query.set('q', list.text);
  if (list.category) query.set('category', list.category);
  if (list.page > 1) query.set('sayfa', String(list.page));
  return query;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Urunler yuklenirken bir hata olustu" spelling="plain" />;
}
