import { useRef, useState } from 'react';

/** A row of a list in a form. The key stays with it when rows move, so that what was typed moves too. */
export type Row<T> = { key: number; value: T };

/** The rows of a list in a form; `onChange` is called for every change except typing. */
export function useRows<T>(initial: readonly T[], onChange: () => void) {
  const next = useRef(initial.length);
  const [rows, setRows] = useState<Row<T>[]>(() => initial.map((value, key) => ({ key, value })));
  const change = (edit: (rows: Row<T>[]) => Row<T>[]) => {
    setRows(edit);
    onChange();
  };
  return {
    rows,
    add(value: T) {
      const key = next.current++;
      change((old) => [...old, { key, value }]);
      return key;
    },
    set: (key: number, value: T) => change((old) => old.map((row) => (row.key === key ? { key, value } : row))),
    remove: (key: number) => change((old) => old.filter((row) => row.key !== key)),
    /** Swaps a row with the one above (-1) or below (1). */
    move: (index: number, by: -1 | 1) =>
      change((old) => {
        const [row, other] = [old[index], old[index + by]];
        return row && other ? old.with(index, other).with(index + by, row) : old;
      }),
  };
}
