import { z } from 'zod';

/** What PostgreSQL takes as a uuid. `z.uuid()` is stricter: rows of older sites have ids without a version digit. */
export const idInput = z.guid();

/** PostgreSQL refuses to compare an id with anything else, so ids from an address are checked first. */
export function isId(value: unknown): value is string {
  return idInput.safeParse(value).success;
}
