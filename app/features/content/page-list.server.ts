import type { Db } from '#app/server/db/schema.ts';
import { plainText } from '#app/shared/plain-text.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import type { Content, Fields } from './fields.ts';
import type { PageGroup } from './page.ts';
import { contentKey, PAGES } from './pages.server.ts';
import type { Part } from './part.ts';
import { findAllContentRows } from './queries.server.ts';
import { readStoredPart } from './stored-part.server.ts';

/** A row of the list: a part of the home page, or another page as a whole. */
export interface ListedPart {
  key: string;
  /** The form that the row opens. */
  page: string;
  part: string;
  group: PageGroup;
  title: string;
  /** Its first words, or those around what was searched for. */
  text: string;
  address: string | null;
  changedAt: string | null;
  changedBy: string | null;
}

/** All pages in the order of `PAGES`; with words to search for, the parts that contain them. */
export async function findPageList(db: Db, words = ''): Promise<ListedPart[]> {
  const parts = await findParts(db);
  const wanted = foldTurkish(words).trim();
  if (wanted) {
    return parts.flatMap(({ texts, ...part }) => {
      const found = [part.title, ...texts].find((text) => foldTurkish(text).includes(wanted));
      return found === undefined ? [] : { ...part, text: around(found, wanted) };
    });
  }
  return parts.flatMap(({ texts, pageTitle, ...part }, index) => {
    if (part.group === 'home') return part;
    if (parts[index - 1]?.page === part.page) return [];
    const changes = parts.filter(({ page, changedAt }) => page === part.page && changedAt !== null);
    const newest = changes.sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''))[0] ?? part;
    return { ...part, title: pageTitle, changedAt: newest.changedAt, changedBy: newest.changedBy };
  });
}

async function findParts(db: Db) {
  const rows = await findAllContentRows(db);
  return Object.entries(PAGES).flatMap(([page, { title, group, address, parts }]) =>
    Object.entries(parts as Record<string, Part>).map(([name, part]) => {
      const key = contentKey(page, name);
      const row = rows.get(key);
      const texts = textsIn(part.fields, row ? readStoredPart(part, key, row.content) : part.original);
      return {
        key,
        page,
        part: name,
        group,
        pageTitle: title,
        title: group === 'home' ? part.title : `${title}: ${part.title}`,
        // A list's first words are often its title once more.
        text: texts.find((text) => text !== title) ?? '',
        texts,
        address,
        changedAt: row?.updated_at ?? null,
        changedBy: row?.changed_by ?? null,
      };
    }),
  );
}

const CONTEXT = 60;

/** Folding hardly changes the number of letters, so the words stand at about the same place in both texts. */
function around(text: string, wanted: string): string {
  const from = Math.max(0, foldTurkish(text).indexOf(wanted) - CONTEXT);
  return `${from > 0 ? '…' : ''}${text.slice(from)}`;
}

/** All that a visitor reads in it, as plain text. */
function textsIn(fields: Fields, content: Content<Fields>): string[] {
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      const value = content[name];
      if (field.kind === 'list') return (value as Content<Fields>[]).flatMap((row) => textsIn(field.fields, row));
      if (field.kind === 'picture') return (value as { alt: string }).alt;
      if (field.kind === 'order' || field.kind === 'choice' || field.kind === 'anchor') return [];
      return field.kind === 'rich' ? plainText(value as string) : (value as string);
    })
    .filter((text) => text !== '');
}
