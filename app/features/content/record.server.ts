import { createHash } from 'node:crypto';
import type { Db } from '#app/server/db/schema.ts';
import type { RecordKind } from '#app/server/records/kind.server.ts';
import { ANNOUNCEMENT_KEY } from './announcement.ts';
import { findPartByKey } from './pages.server.ts';
import { picturesIn } from './show-part.server.ts';
import { SITE_KEY } from './site-facts.ts';
import { readStoredPart } from './stored-part.server.ts';

const TITLES: Record<string, string> = {
  [SITE_KEY]: 'Firma bilgileri',
  [ANNOUNCEMENT_KEY]: 'Duyuru',
  notices: 'Bildirimler',
};

export interface ContentInput {
  key: string;
  content: unknown;
}

export const siteContent: RecordKind<'site_content', ContentInput> = {
  table: 'site_content',
  entity: 'site',
  idOf: ({ key }) => contentId(key),
  isBinned: false,
  columnsOf: ({ key, content }) => ({ key, content: JSON.stringify(content) }),
  titleOf: ({ key }) => TITLES[key] ?? partTitle(key),
  picturesOf({ key, content }) {
    const part = findPartByKey(key)?.part;
    if (!part) return [];
    // Those of the original come with the site, and stay whatever staff choose.
    const original = picturesIn(part.fields, part.original);
    return picturesIn(part.fields, readStoredPart(part, key, content)).filter((url) => !original.includes(url));
  },
  visible: (db) => db.selectFrom('site_content'),
};

/** A part that follows the code again has no row; edited once more it continues its history. */
function contentId(key: string): string {
  const [, a, b, c, d, e] =
    /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(createHash('sha256').update(key).digest('hex')) ?? [];
  return [a, b, c, d, e].join('-');
}

/** The id of a part's history; null while it has none. */
export async function findContentHistory(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('site_content').select('id').where('key', '=', key).executeTakeFirst();
  const id = row?.id ?? contentId(key);
  const version = db.selectFrom('versions').select('id').where('record_id', '=', id).limit(1);
  return (await version.executeTakeFirst()) ? id : null;
}

function partTitle(key: string): string {
  const found = findPartByKey(key);
  return found ? `${found.page.title}: ${found.part.title}` : key;
}
