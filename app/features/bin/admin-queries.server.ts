import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { binOf, findLastState } from '#app/server/records/bin.server.ts';
import { sayMoment } from '#app/shared/dates.ts';
import { type FilteredPage, placePage } from '#app/shared/filtered-list.ts';
import type { PictureView } from '#app/shared/images.ts';
import { BIN_DAYS } from '#app/shared/limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface BinRow {
  id: string;
  entity: string;
  title: string;
  user_email: string;
  picture: PictureView | null;
  /** "dün 16:05". */
  deleted: string;
  /** 0: today. */
  daysLeft: number;
}

export interface BinPage extends FilteredPage<BinRow> {
  /** How many there are of each kind, whichever is shown. */
  counts: { entity: string; count: number }[];
}

const columns = ['id', 'entity', 'title', 'image_url', 'deleted_at', 'user_email'] as const;

/** What was deleted lately, newest first. */
export async function findBin(
  db: Db,
  actor: Actor,
  { entity, page: wanted }: { entity: string | undefined; page: number },
  now = new Date(),
): Promise<BinPage> {
  const groups = await binOf(db, actor)
    .select(['entity', (eb) => eb.fn.countAll().as('count')])
    .groupBy('entity')
    .orderBy('entity')
    .execute();
  const counts = groups.map((group) => ({ entity: group.entity, count: toCount(group.count) }));
  const shown = counts.filter((group) => entity === undefined || group.entity === entity);
  const { offset, limit, ...place } = placePage(
    shown.reduce((sum, { count }) => sum + count, 0),
    wanted,
  );
  const all = binOf(db, actor).select(columns);
  const rows = await (entity === undefined ? all : all.where('entity', '=', entity))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { ...place, counts, rows: await withPicture(db, rows, now) };
}

/** One of them, with what it said. */
export async function findBinned(db: Db, actor: Actor, id: string, now = new Date()) {
  const row = await binOf(db, actor).select(columns).where('id', '=', id).executeTakeFirst();
  const state = row && (await findLastState(db, id));
  return state && { ...row, deleted: sayMoment(row.deleted_at, now), state };
}

async function withPicture(
  db: Db,
  rows: {
    id: string;
    entity: string;
    title: string;
    image_url: string | null;
    deleted_at: string;
    user_email: string;
  }[],
  now: Date,
): Promise<BinRow[]> {
  const picture = await findPictures(
    db,
    rows.map(({ image_url }) => image_url),
  );
  return rows.map(({ image_url, deleted_at, ...row }) => ({
    ...row,
    picture: image_url === null ? null : picture(image_url),
    deleted: sayMoment(deleted_at, now),
    daysLeft: Math.max(0, Math.ceil((Date.parse(deleted_at) - now.getTime()) / DAY_MS + BIN_DAYS)),
  }));
}
