import { z } from 'zod';

/** PostgreSQL refuses to look for what is no id at all, so an address is asked first. */
export function isId(value: unknown): value is string {
  return z.guid().safeParse(value).success;
}
