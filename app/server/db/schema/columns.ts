import type { ColumnType, Generated } from 'kysely';

/** An ISO timestamp in UTC on both engines. */
export type Timestamp = string;
/** Written as JSON text (`toJson`); read as text or as a parsed value, whichever the engine gives: always through `readList`. */
export type JsonList = ColumnType<unknown, string, string>;
export type Flag = ColumnType<boolean, boolean | undefined, boolean>;
export type { ColumnType, Generated };
