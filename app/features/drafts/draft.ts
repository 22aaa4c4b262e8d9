import { z } from 'zod';

/** What can be written as a draft and looked at before it is saved. */
export const DRAFT_KINDS = ['product', 'project', 'gallery', 'post', 'facts', 'part'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Stands for the record's id in addresses while there is none. */
export const NEW_RECORD = 'new';

/** What a draft or a preview is of. `id` is null for a new record. */
export interface DraftSubject {
  kind: DraftKind;
  recordId: string | null;
}

export const subjectInput = z
  .object({ kind: z.enum(DRAFT_KINDS), record: z.string().min(1).max(100) })
  .transform(({ kind, record }): DraftSubject => ({ kind, recordId: record === NEW_RECORD ? null : record }));

/** Far more than the longest form: a post's text may have 200,000 characters. */
const MAX_FIELDS = 2_000;
const MAX_LENGTH = 600_000;

export type Fields = [name: string, value: string][];

export const fieldsInput = z
  .array(z.tuple([z.string().max(100), z.string()]))
  .max(MAX_FIELDS)
  .refine((fields) => fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0) <= MAX_LENGTH);

/** A draft as the form that offers it gets it. */
export interface Draft {
  id: string;
  writtenAt: string;
  fields: Fields;
}

export function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
