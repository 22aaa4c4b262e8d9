import { z } from 'zod';

/** What PostgreSQL accepts as a uuid. `z.uuid()` is stricter: rows of older sites have ids without a version digit. */
export const idInput = z.guid();

/** PostgreSQL raises an error when a uuid column is compared with other text, so ids from an address are checked first. */
export function isId(value: unknown): value is string {
  return idInput.safeParse(value).success;
}
