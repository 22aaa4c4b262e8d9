import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { ProductRow } from '#app/features/products/admin-queries.server.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TableCell, TableRow } from '#app/ui/table.tsx';
import { labelOf, ProductTitle } from './product-table.tsx';
import { readPlace } from './read-place.ts';

type OrderingRowProps = {
  row: ProductRow;
  /** Its place among all products, counted from 1. */
  position: number;
  total: number;
  onMove: (event: FormEvent<HTMLFormElement>) => void;
};

export function OrderingRow({ row, position, total, onMove }: OrderingRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: row.id,
  });
  const buttons = useKeptFocus(position);
  return (
    <TableRow
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(isDragging && 'relative z-10 bg-white shadow-float')}
    >
      <TableCell kind="number" className="font-semibold">
        <PositionForm row={row} position={position} total={total} onMove={onMove} />
      </TableCell>
      <TableCell kind="title">
        <ProductTitle row={row} />
      </TableCell>
      <TableCell kind="wide">{labelOf(row.category)}</TableCell>
      <TableCell kind="actions">
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="icon-btn cursor-grab touch-none"
          {...attributes}
          {...listeners}
          aria-label={`${row.title}: surukle`}
        >
          <Icon name="menu" />
        </button>
        <form method="post" ref={buttons} className="flex gap-0.5 sm:gap-2" onSubmit={onMove}>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="id" value={row.id} />
          <IconButton
            type="submit"
            name="by"
            value="-1"
            icon="up"
            label={`${row.title}: yukari tasi`}
            disabled={position === 1}
          />
          <IconButton
            type="submit"
            name="by"
            value="1"
            icon="dn"
            label={`${row.title}: asagi tasi`}
            disabled={position === total}
          />
        </form>
      </TableCell>
    </TableRow>
  );
}

function PositionForm({ row, position, total, onMove }: OrderingRowProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('to') as HTMLInputElement;
    const place = readPlace(field.value, total);
    if (place !== null && place !== position) {
      field.value = String(place);
      return onMove(event);
    }
    event.preventDefault();
    // Back to the product's current number.
    event.currentTarget.reset();
    field.select();
  }

  return (
    <form method="post" noValidate className="place-form flex items-center gap-1.5" onSubmit={submit}>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="id" value={row.id} />
      <input
        key={position}
        className="input input-place tnum"
        type="number"
        name="to"
        min={1}
        max={total}
        defaultValue={position}
        aria-label={`${row.title}: sira numarasi`}
        // Not on focus: in Safari the mouse button's release would undo the selection.
        onClick={(event) => event.currentTarget.select()}
      />
      <button
        type="submit"
        className="btn btn-sm btn-outline"
        aria-label={`${row.title}: bu siraya tasi`}
        // The button is shown while its field has the focus. In Safari pressing it blurs the field without focusing the
        // button, which would be gone before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        Tasi
      </button>
    </form>
  );
}

/** A row that changes its place in the document loses the focus; the button that was pressed gets it back. */
function useKeptFocus(position: number) {
  const form = useRef<HTMLFormElement>(null);
  const held = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the row has moved
  useLayoutEffect(() => {
    if (!held.current) return;
    const pressed = form.current?.querySelector<HTMLButtonElement>(`button[value="${held.current}"]`);
    const other = form.current?.querySelector<HTMLButtonElement>('button:not(:disabled)');
    (pressed?.disabled ? other : pressed)?.focus();
  }, [position]);
  useLayoutEffect(() => {
    const buttons = form.current;
    const remember = (event: FocusEvent) => {
      held.current = event.target instanceof HTMLButtonElement ? event.target.value : null;
    };
    // When the user moves on, the event names the new target; when the row is taken out of the document, it names none.
    const forget = (event: FocusEvent) => {
      if (event.relatedTarget) held.current = null;
    };
    buttons?.addEventListener('focusin', remember);
    buttons?.addEventListener('focusout', forget);
    return () => {
      buttons?.removeEventListener('focusin', remember);
      buttons?.removeEventListener('focusout', forget);
    };
  }, []);
  return form;
}
