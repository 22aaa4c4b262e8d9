import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { posts } from '#app/features/blog/record.server.ts';
import { siteContent } from '#app/features/content/record.server.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting, toJsonText } from '#app/server/db/engine.server.ts';
import { type Db, PICTURE_COLUMNS } from '#app/server/db/schema.ts';
import { announceUrls } from '#app/server/index-now.server.ts';
import type { RecordKind, RecordTable, Refused } from '#app/server/records/kind.server.ts';
import { commit, refuse } from '#app/server/records/refusal.server.ts';
import { changeInside } from '#app/server/records/save.server.ts';
import { imagePath, normalizeImageUrl } from '#app/shared/images.ts';
import { findPictureUses, type PictureUse, type UseKind } from './picture-uses.server.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is done here is the same for every kind
type AnyKind = RecordKind<RecordTable, any, any>;
const KINDS = {
  product: products,
  project: projects,
  gallery: galleryItems,
  post: posts,
  page: siteContent,
} as unknown as Record<UseKind, AnyKind>;

/** What one record said before and after, to take it back. A gallery of a product: the places of its pictures. */
const recordChange = z.object({
  kind: z.enum(['product', 'project', 'gallery', 'post', 'page']),
  id: z.string(),
  authorId: z.string().optional(),
  columns: z.record(z.string(), z.object({ before: z.string(), after: z.string() })),
  positions: z.array(z.number()),
});
type RecordChange = z.infer<typeof recordChange>;
type Named = { kind: UseKind; id: string; authorId?: string | undefined };

export type Replaced =
  | { ok: true; id: string; places: number }
  | { ok: false; reason: 'not-used' | 'not-ours' | 'same' }
  | Refused;
export type Undone = { ok: true; records: number; skipped: number } | Refused;

/**
 * Puts another picture wherever a record names this one: all records in one transaction, each saved like any other change,
 * so that open forms meet the conflict check. Visitors load pictures from this site alone, so the other one is ours, too.
 */
export async function replacePicture(db: Db, actor: Actor, from: string, to: string): Promise<Replaced> {
  if (imagePath(to) === null) return { ok: false, reason: 'not-ours' };
  if (normalizeImageUrl(from) === normalizeImageUrl(to)) return { ok: false, reason: 'same' };
  const done = await commit(db, async (trx) => {
    const { records, places } = await lockUsers(trx, from);
    const changes: RecordChange[] = [];
    const urls: string[] = [];
    for (const record of records) {
      const shown = await change(trx, actor, record, async (row) => {
        const { columns, positions } = await replaceIn(trx, record, row, from, to);
        if (Object.keys(columns).length === 0 && positions.length === 0) return null;
        changes.push({ ...record, columns, positions });
        return columns;
      });
      urls.push(...shown);
    }
    const id = randomUUID();
    const what = { id, from_url: from, to_url: to, changes: JSON.stringify(changes) };
    if (places > 0)
      await trx
        .insertInto('picture_replacements')
        .values({ ...what, created_at: new Date().toISOString() })
        .execute();
    return { id, places, urls };
  });
  if (!done.ok) return done;
  const { id, places, urls } = done;
  announceUrls(urls);
  return places > 0 ? { ok: true, id, places } : { ok: false, reason: 'not-used' };
}

/** Takes a replacement back wherever nobody has changed it since; the rest is counted as skipped. */
export async function undoReplacement(db: Db, actor: Actor, id: string): Promise<Undone> {
  const done = await commit(db, async (trx) => {
    const taken =
      (await trx.deleteFrom('picture_replacements').where('id', '=', id).returningAll().executeTakeFirst()) ??
      refuse('not-found');
    const changes = z.array(recordChange).parse(JSON.parse(taken.changes));
    await lockRecords(trx, changes);
    let records = 0;
    const urls: string[] = [];
    for (const one of changes) {
      const shown = await change(trx, actor, one, async (row) => {
        const columns = Object.entries(one.columns).filter(([name, { after }]) => asStored(row[name]) === after);
        const restored = await moveGalleryPictures(trx, one.id, taken.to_url, taken.from_url, one.positions);
        if (columns.length === 0 && restored.length === 0) return null;
        records += 1;
        return Object.fromEntries(columns.map(([name, { before }]) => [name, { before: '', after: before }]));
      });
      urls.push(...shown);
    }
    return { records, skipped: changes.length - records, urls };
  });
  if (!done.ok) return done;
  const { records, skipped, urls } = done;
  announceUrls(urls);
  return { ok: true, records, skipped };
}

/** Deletes what nobody will take back any more. */
export async function forgetOldReplacements(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('picture_replacements').where('created_at', '<', before.toISOString()).execute();
}

/** Saves one record, unless it is gone. Returns the public addresses that changed. */
async function change(
  trx: Db,
  actor: Actor,
  { kind, id, authorId }: Named,
  columnsOf: (row: Record<string, unknown>) => Promise<RecordChange['columns'] | null>,
): Promise<string[]> {
  // Of posts only their author's exist. The line in the audit trail carries the e-mail of who did it.
  const owner = { ...actor, ...(authorId && { id: authorId }) };
  const done = await changeInside(trx, KINDS[kind], owner, id, 'update', async (_trx, before) => {
    const columns = await columnsOf(before as unknown as Record<string, unknown>);
    return columns && (Object.fromEntries(Object.entries(columns).map(([name, { after }]) => [name, after])) as object);
  });
  return done?.isPublic ? (KINDS[kind].addressesOf?.(done.record) ?? []) : [];
}

/** The records that name the picture, all of them locked. Locks are taken before the first write, and in one order. */
async function lockUsers(trx: Db, url: string): Promise<{ records: Named[]; places: number }> {
  const path = imagePath(url) ?? '';
  const locked = new Map<string, Named>();
  for (;;) {
    const uses = ((await findPictureUses(trx)).get(path) ?? []).filter(isInRecord);
    const fresh = new Map(uses.map(({ kind, id, authorId }) => [`${kind} ${id}`, { kind, id, authorId }]));
    const missing = [...fresh].filter(([key]) => !locked.has(key));
    if (missing.length === 0) return { records: [...fresh.values()], places: uses.length };
    await lockRecords(
      trx,
      missing.map(([, record]) => record),
    );
    for (const [key, record] of missing) locked.set(key, record);
  }
}

async function lockRecords(trx: Db, records: Named[]): Promise<void> {
  const names = records.map(({ kind, id }) => `${KINDS[kind].entity} ${id}`);
  for (const name of [...new Set(names)].sort()) await lockForWriting(trx, name);
}

const isInRecord = (use: PictureUse): use is PictureUse & { id: string } => use.id !== null;

async function replaceIn(trx: Db, { kind, id }: Named, row: Record<string, unknown>, from: string, to: string) {
  const columns: RecordChange['columns'] = {};
  for (const { table, column, holds } of PICTURE_COLUMNS) {
    if (table !== KINDS[kind].table || row[column] === null) continue;
    const before = asStored(row[column]);
    const after =
      holds === 'address'
        ? normalizeImageUrl(before) === from
          ? to
          : before
        : before.replaceAll(named(from), `$1${to}`);
    if (after !== before) columns[column] = { before, after };
  }
  const positions = kind === 'product' ? await moveGalleryPictures(trx, id, from, to) : [];
  return { columns, positions };
}

/** The pictures of a product's gallery are rows of their own. Returns the places that changed. */
async function moveGalleryPictures(
  trx: Db,
  productId: string,
  from: string,
  to: string,
  only?: number[],
): Promise<number[]> {
  if (only?.length === 0) return [];
  let update = trx
    .updateTable('product_images')
    .set({ image_url: to })
    .where('product_id', '=', productId)
    .where('image_url', 'in', [from, from.slice(1)]);
  if (only) update = update.where('position', 'in', only);
  return (await update.returning('position').execute()).map(({ position }) => position);
}

/** The address inside a text or a list, with or without its first slash. */
function named(url: string): RegExp {
  const escaped = url.slice(1).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(["'(\\s])/?${escaped}(?![\\w./-])`, 'g');
}

/** Lists are read as text on one engine and parsed on the other. */
const asStored = (value: unknown): string => (typeof value === 'string' ? value : toJsonText(value));
