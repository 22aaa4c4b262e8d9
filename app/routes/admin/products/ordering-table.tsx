import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { ProductRow } from '#app/features/products/admin-queries.server.ts';
import { dragTexts } from '#app/routes/admin/form/drag-texts.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { offsetOf } from '#app/shared/paging.ts';
import { Table } from '#app/ui/table.tsx';
import { whenAnswered } from '#app/ui/when-answered.ts';
import { OrderingRow } from './ordering-row.tsx';
import { type MoveAnswer, useMoves } from './use-moves.ts';

/** A page of the whole order, with three ways to move a product: buttons, dragging, and its number. */
export function OrderingTable({ rows, page, total }: { rows: ProductRow[]; page: number; total: number }) {
  const { revalidate } = useRevalidator();
  const moving = useAdminFetcher<MoveAnswer>({
    failure: 'Siralama guncellenirken bir hata olustu',
    spelling: 'plain',
    // Without a connection the list could not be loaded either, and its error page would take its place.
    onFailure: () => void whenAnswered(revalidate)().catch(() => {}),
  });
  const first = offsetOf(page) + 1;
  const { shown, move, submitMove } = useMoves(rows, first, moving);
  useFollowMoved(moving.answer?.moved ?? null, page);
  // Also after an error that the server answered: the list on the screen may be outdated.
  const refused = moving.answer?.toast.kind === 'error' && moving.answer;
  useEffect(() => {
    if (refused) void revalidate();
  }, [refused, revalidate]);

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function onDragEnd({ active, over }: DragEndEvent) {
    const to = shown.findIndex((row) => row.id === over?.id);
    if (to < 0 || over?.id === active.id) return;
    move({ intent: 'place', id: String(active.id), to: String(first + to) });
  }

  const moved = moving.answer?.moved;
  const movedTitle = shown.find((row) => row.id === moved?.id)?.title ?? 'Urun';
  return (
    <>
      <p className="mt-6 rounded-board bg-stone-100 px-4 py-3 text-sm">
        Urunleri yukari veya asagi tasiyin. Sitedeki sira hemen degisir.
      </p>
      <p role="status" className="sr-only">
        {moved && `${movedTitle}, ${moved.position}. sıra`}
      </p>
      <DndContext
        id="product-order"
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={dragTexts((id) => shown.find((row) => row.id === id)?.title)}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={shown.map((row) => row.id)} strategy={verticalListSortingStrategy}>
          <Table
            label="Urunlerin sirasi"
            ordering
            className="mt-6"
            columns={[
              { label: 'Sira', className: 'w-36' },
              { label: 'Baslik' },
              { label: 'Kategori' },
              { label: 'Islemler', align: 'end' },
            ]}
          >
            {shown.map((row, index) => (
              <OrderingRow key={row.id} row={row} position={first + index} total={total} onMove={submitMove} />
            ))}
          </Table>
        </SortableContext>
      </DndContext>
    </>
  );
}

/** When a product moves to another page, the list follows it there, and the pressed button keeps the focus. */
function useFollowMoved(moved: { id: string; position: number } | null, page: number) {
  const [, setSearchParams] = useSearchParams();
  const current = useRef(page);
  current.current = page;
  useEffect(() => {
    if (!moved) return;
    const landed = Math.ceil(moved.position / PAGE_SIZE);
    if (landed !== current.current) {
      setSearchParams({ siralama: '1', ...(landed > 1 && { sayfa: String(landed) }) }, { preventScrollReset: true });
    }
  }, [moved, setSearchParams]);
}
