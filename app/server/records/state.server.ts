import { readListColumn } from '#app/server/backup/list-column.ts';
import { toJson } from '#app/server/db/engine.server.ts';
import { type Db, LIST_COLUMNS } from '#app/server/db/schema.ts';
import { makeFreeSlug, type SlugTable } from './free-slug.server.ts';
import type { Columns, RecordKind, RecordOf, RecordTable } from './kind.server.ts';

/** What a record says, row and parts together, the same on both engines. Versions store it as JSON text. */
export type State = Record<string, unknown>;

/** Not part of it: they follow from the rest, or from the moment of saving. */
const LEFT_OUT = new Set(['id', 'updated_at', 'search_text']);

const listsOf = ({ table }: { table: RecordTable }): string[] => LIST_COLUMNS[table] ?? [];

export function stateOf<T extends RecordTable, Input, Parts>(
  kind: RecordKind<T, Input, Parts>,
  record: RecordOf<T, Parts>,
): State {
  const lists = listsOf(kind);
  const said = Object.entries(record).filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(said.map(([name, value]) => [name, lists.includes(name) ? readListColumn(value) : value]));
}

/** The state as the functions of its kind take it. */
export function recordOf<T extends RecordTable, Input, Parts>(
  _kind: RecordKind<T, Input, Parts>,
  id: string,
  state: State,
): RecordOf<T, Parts> {
  return { ...state, id, updated_at: state.created_at } as unknown as RecordOf<T, Parts>;
}

export function isSameState<T extends RecordTable, Input, Parts>(
  kind: RecordKind<T, Input, Parts>,
  before: RecordOf<T, Parts>,
  after: RecordOf<T, Parts>,
): boolean {
  const [a, b] = [before, after].map((record) => {
    const { [kind.placeColumn ?? '']: _, ...rest } = stateOf(kind, record);
    return JSON.stringify(rest);
  });
  return a === b;
}

/**
 * The columns that bring a state back; an address that another record has meanwhile gets a number. `current` is the
 * record as it is now, or null when the row has yet to be inserted. Its parts are saved with `kind.parts`.
 */
export async function columnsOfState<T extends RecordTable, Input, Parts>(
  trx: Db,
  kind: RecordKind<T, Input, Parts>,
  state: RecordOf<T, Parts>,
  current: RecordOf<T, Parts> | null,
): Promise<Columns<T>> {
  const { id, created_at: _, updated_at: __, ...values } = state as unknown as State & { id: string };
  const parts = Object.keys((await kind.parts?.find(trx, id)) ?? {});
  const lists = listsOf(kind);
  const columns: State = {};
  for (const [name, value] of Object.entries(values)) {
    // A column that a later version of the product dropped.
    if (current && !(name in current)) continue;
    if (!parts.includes(name)) columns[name] = lists.includes(name) ? toJson(value) : value;
  }
  if (typeof columns.slug === 'string')
    columns.slug = await makeFreeSlug(trx, kind.table as SlugTable, columns.slug, id);
  if (kind.searchTextOf) columns.search_text = kind.searchTextOf(state);
  return { ...columns, ...(await kind.columnsOnRestore?.(trx, state, current)) } as Columns<T>;
}
