import { z } from 'zod';
import { log } from '#app/server/log.server.ts';
import type { Content, Field, Fields } from './fields.ts';
import type { Part } from './part.ts';

/**
 * The part as its row says it. What an older version did not know yet, and what cannot be read (an old backup, a row made
 * by hand), is as in the original. Lengths are not checked: a limit may have become smaller since.
 */
export function readStoredPart<F extends Fields>(part: Part<F>, key: string, content: string): Content<F> {
  const stored = parseObject(content);
  if (!stored) {
    log.error({ key }, 'stored site content cannot be read; its default is shown');
    return part.original;
  }
  const entries = Object.entries(part.fields).map(([name, field]) => {
    const original = part.original[name];
    if (stored[name] === undefined) return [name, original];
    const read = schemaOfStored(field).safeParse(stored[name]);
    if (!read.success) log.error({ key, field: name }, 'stored site content cannot be read; its default is shown');
    return [name, read.success ? read.data : original];
  });
  return Object.fromEntries(entries);
}

const storedObject = z.record(z.string(), z.unknown());

function parseObject(content: string): Record<string, unknown> | undefined {
  try {
    return storedObject.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
}

/** Making a schema takes far longer than parsing with it, and every page does so for each edited field. */
function schemaOfStored(field: Field): z.ZodType {
  return schemas.getOrInsertComputed(field, schemaOf);
}
const schemas = new WeakMap<Field, z.ZodType>();

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'number':
      return z.string().regex(/^\d{1,9}$/);
    case 'picture':
      return z.object({ src: z.string().min(1), alt: z.string() });
    case 'choice':
      return z.enum(Object.keys(field.options));
    case 'list':
      return z.array(
        z.object(Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, schemaOf(inner)]))),
      );
    case 'order':
      return z.array(z.object({ name: z.string(), shown: z.boolean() })).transform((rows) => {
        const known = rows.filter(({ name }) => Object.hasOwn(field.items, name));
        const missing = Object.keys(field.items).filter((name) => !known.some((row) => row.name === name));
        // A section that a later version adds comes last, and is shown.
        return [...known, ...missing.map((name) => ({ name, shown: true }))];
      });
    default:
      return z.string();
  }
}
