import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import type { ProductRow } from '#app/features/products/admin-queries.server.ts';
import type { ToastAnswer } from '#app/routes/admin/form/answers.ts';
import { moveItem } from '#app/routes/admin/form/move-item.ts';
import type { AdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';

/** Where the product that was moved stands now. */
export type MoveAnswer = ToastAnswer & { moved: { id: string; position: number } | null };

/** The fields of one move, as the action takes them. */
type MoveFields = Record<string, string>;
/** A move that is being sent, as a target place: applied to rows that already contain it, it changes nothing. */
type Pending = { id: string; target: number };

/**
 * Moves are shown at once and sent one after the other, so that no quick press is lost. `rows` is the order on the
 * server, `shown` the order after all moves that are still being sent.
 */
export function useMoves(rows: ProductRow[], first: number, moving: AdminFetcher<MoveAnswer>) {
  const [queued, setQueued] = useState<Pending[]>([]);
  const sending = useRef(Promise.resolve());
  const submit = useRef(moving.submit);
  useEffect(() => {
    submit.current = moving.submit;
  });

  const shown = queued.reduce(withMove, rows);

  function move(fields: MoveFields) {
    const { id = '', to, by } = fields;
    const from = shown.findIndex((row) => row.id === id);
    const target = to === undefined ? from + Number(by) : Number(to) - first;
    setQueued((moves) => [...moves, { id, target }]);
    sending.current = sending.current.then(async () => {
      await submit.current(fields, { method: 'post' });
      // In a transition, as the new rows are: removed earlier, the list would jump back for a moment.
      startTransition(() => setQueued((moves) => moves.slice(1)));
    });
  }

  /** For the forms of a row, which are plain posts without JavaScript. */
  function submitMove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    move(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
  }

  return { shown, move, submitMove };
}

function withMove(rows: ProductRow[], { id, target }: Pending): ProductRow[] {
  const from = rows.findIndex((row) => row.id === id);
  return from < 0 || target < 0 || target >= rows.length ? rows : moveItem(rows, from, target);
}
