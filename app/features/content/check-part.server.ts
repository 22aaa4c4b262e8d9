import { z } from 'zod';
import { cleanHtml, findForbiddenTag, isTooDeep } from '#app/server/clean-html.server.ts';
import { isImageUrl, normalizeImageUrl } from '#app/shared/images.ts';
import { ownPath } from '#app/shared/own-path.ts';
import { plainText } from '#app/shared/plain-text.ts';
import type { Content, Field, Fields } from './fields.ts';
import type { Part } from './part.ts';
import { PLACEHOLDERS, unknownPlaceholder } from './placeholders.ts';
import type { PartErrors } from './read-part.ts';

const ALT_LENGTH = 160;

/** What was typed, ready to be stored; or what is wrong with it, at its field. Empty rows of a list are left out. */
export function checkPart<F extends Fields>(
  { fields, check }: Part<F>,
  typed: Content<F>,
): { content: Content<F> } | { errors: PartErrors } {
  const checked = schemaOfAll(fields).safeParse(typed);
  const errors: PartErrors = {};
  for (const { path, message } of checked.error?.issues ?? []) errors[path.join('.')] ??= message;
  if (!checked.success) return { errors };
  const content = checked.data as Content<F>;
  const wrong = check?.(content);
  return wrong ? { errors: wrong } : { content };
}

const schemaOfAll = (fields: Fields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])));

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return written(field, (text) => text).pipe(z.string().regex(/^[^\n]*$/, 'Bu alan tek satır olmalı.'));
    case 'lines':
      return written(field, (text) => text);
    case 'rich':
      return written(field, plainText)
        .superRefine((html, context) => {
          const message = problemIn(html);
          if (message) context.addIssue({ code: 'custom', message });
        })
        .transform(cleanHtml);
    case 'number': {
      const message = `${field.min} ile ${field.max} arasında bir tam sayı yazın.`;
      return z
        .string()
        .trim()
        .regex(/^\d{1,9}$/, message)
        .refine((typed) => Number(typed) >= field.min && Number(typed) <= field.max, message);
    }
    case 'picture':
      return z.object({
        src: z
          .string()
          .min(1, `${field.label}: bir görsel seçin.`)
          .transform(normalizeImageUrl)
          .refine(isImageUrl, 'Bu adres bir görsel değil.'),
        alt: z.string().trim().max(ALT_LENGTH, tooLong(ALT_LENGTH)),
      });
    case 'choice':
      return z.enum(Object.keys(field.options), 'Listeden birini seçin.');
    case 'list':
      return z
        .array(z.record(z.string(), z.unknown()))
        .transform((rows) => rows.filter((row) => !isEmpty(field.fields, row)))
        .pipe(
          z
            .array(schemaOfAll(field.fields))
            .min(field.min, `${field.label}: en az ${field.min} satır olmalı.`)
            .max(field.max, `${field.label}: en fazla ${field.max} satır olabilir.`),
        );
    case 'anchor':
      return z.string().regex(/^[a-z0-9-]{0,60}$/, 'Bölümün bağlantı adı okunamıyor.');
    case 'order':
      return z
        .array(z.object({ name: z.enum(Object.keys(field.items)), shown: z.boolean() }))
        .refine((rows) => new Set(rows.map(({ name }) => name)).size === rows.length, 'Bir bölüm iki kez yazılmış.');
  }
}

type Written = { label: string; max: number; optional?: true; own?: readonly string[] };

/** Lengths are those of what a visitor reads. */
function written({ label, max, optional, own }: Written, read: (text: string) => string) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const { length } = read(text);
      const unknown = unknownPlaceholder(text, own);
      const complain = (message: string) => context.addIssue({ code: 'custom', message });
      if (length === 0 && !optional) complain(`${label} boş kalamaz.`);
      else if (length > max) complain(`En fazla ${max} karakter; şimdi ${length}.`);
      else if (unknown) complain(`${unknown} bilinmiyor. Kullanılabilenler: ${placeholdersOf(own).join(', ')}.`);
    });
}

const placeholdersOf = (own: readonly string[] = []) => [...PLACEHOLDERS, ...own.map((name) => `{${name}}`)];

const tooLong = (max: number) => ({
  error: ({ input }: { input: unknown }) => `En fazla ${max} karakter; şimdi ${String(input).length}.`,
});

/** Staff are told of what the site would not show, instead of finding it gone. */
function problemIn(html: string): string | null {
  const tag = findForbiddenTag(html);
  if (tag) return `Metinde sitede gösterilemeyen bir öğe var (<${tag}>). Silip yeniden kaydedin.`;
  if (isTooDeep(html)) return 'İç içe liste ya da alıntı çok derin. Girintileri azaltın.';
  for (const [, address = ''] of html.matchAll(/\shref\s*=\s*["']?([^"'\s>]*)/gi)) {
    const known = /^(https:\/\/|mailto:|tel:|#)/i.test(address) || ownPath(address, '') !== '';
    if (!known) return `Bu bağlantı açılmıyor; https:// ile başlamalı: ${address.slice(0, 60)}`;
  }
  return null;
}

function isEmpty(fields: Fields, row: Record<string, unknown>): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const value = row[name];
    // A choice always says something, and an anchor nothing that was typed.
    if (field.kind === 'choice' || field.kind === 'anchor') return true;
    if (field.kind === 'list') return Array.isArray(value) && value.every((inner) => isEmpty(field.fields, inner));
    if (field.kind === 'picture') return !(value as { src?: string })?.src;
    return typeof value === 'string' && (field.kind === 'rich' ? plainText(value) : value.trim()) === '';
  });
}
