import type { Insertable, Selectable, SelectQueryBuilder } from 'kysely';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import type { ActivityEntity } from '#app/shared/activity.ts';

/** The columns that every record has; the house fills them. */
export interface BaseRow {
  id: string;
  created_at: string;
  updated_at: string;
}

/** The tables that can hold a kind of record. */
export type RecordTable = { [T in keyof Schema]: Selectable<Schema[T]> extends BaseRow ? T : never }[keyof Schema];

/** A row, with what belongs to it from other tables. */
export type RecordOf<T extends RecordTable, Parts = unknown> = Selectable<Schema[T]> & BaseRow & Parts;

/** Columns to write. Which of them a new row needs is the database's to say: `not null` without a default. */
export type Columns<T extends RecordTable> = Partial<Omit<Insertable<Schema[T]>, keyof BaseRow>>;

/** What a feature declares about its kind of record; the functions beside this file do the rest. */
export interface RecordKind<T extends RecordTable, Input, Parts = unknown> {
  table: T;
  /** The name in the audit trail. */
  entity: ActivityEntity;
  /** The id of a new record, where one that was deleted is the same again. By default a random one. */
  idOf?(input: Input): string;
  /** The columns that a parsed form fills. */
  columnsOf(input: Input): Columns<T>;
  /** What the filter of its list looks through: the column `search_text`. */
  searchTextOf?(row: Selectable<Schema[T]>): string;
  /** Columns that do not come from the form alone: an author, a free slug, a place in the order. */
  columnsOnCreate?(trx: Db, input: Input, actor: Actor): Promise<Columns<T>>;
  columnsOnUpdate?(trx: Db, input: Input, before: RecordOf<T, Parts>): Promise<Columns<T>>;
  /** Columns of an earlier state that cannot be as they were: a link to what is gone, a place. `current`: the record now. */
  columnsOnRestore?(trx: Db, state: RecordOf<T, Parts>, current: RecordOf<T, Parts> | null): Promise<Columns<T>>;
  /** Rows of other tables that are saved together with this one: from a form, or as they were read. */
  parts?: {
    find(db: Db, id: string): Promise<Parts>;
    save(trx: Db, id: string, parts: Input | Parts, now: string): Promise<void>;
  };
  /** What other records say about it, which goes when it is deleted and comes back with it. */
  links?: {
    find(db: Db, id: string): Promise<object>;
    restore(trx: Db, id: string, links: unknown): Promise<void>;
  };
  /** False: deleting one is an ordinary change, told by its history; the bin is not for it. */
  isBinned?: false;
  /** The column with its place in a list: another place is not another state. */
  placeColumn?: string;
  titleOf(record: RecordOf<T, Parts>): string;
  picturesOf(record: RecordOf<T, Parts>): (string | null)[];
  /** The pages on which visitors see it. The first is its own: when it changes, the old one redirects to it. */
  addressesOf?(record: RecordOf<T, Parts>): [own: string, ...others: string[]];
  /** The feature's one definition of what visitors see. */
  visible(db: Db): SelectQueryBuilder<Schema, T, object>;
  /** The columns with which it is visible, where it can be hidden. */
  shownBy?: Columns<T>;
  /** Whose record it is. To everybody else it does not exist. */
  ownerOf?(record: RecordOf<T, Parts>): string;
  /** Tells two states of a record apart for the conflict check; by default when it was saved. */
  versionOf?(record: RecordOf<T, Parts>): string;
  /** The form says what the record says already, whoever wrote it: then nothing is saved. By default every save is one. */
  isSame?(record: RecordOf<T, Parts>, input: Input): boolean;
}

/** Why nothing was saved. */
export type Refused =
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' | 'slug-taken' }
  | { ok: false; reason: 'pictures-gone'; urls: string[] };

export type Saved<Record> = { ok: true; id: string; record: Record } | Refused;
/** `address`: its own is taken, so it is at this one now. */
export type Restored<Record> = { ok: true; id: string; record: Record; address: string | null } | Refused;
export type Cloned = { ok: true; id: string } | { ok: false; reason: 'not-found' };
export type Deleted = { ok: true; title: string } | { ok: false; reason: 'not-found' };
