import { findRowCounts, sumCounts } from '#app/server/db/row-counts.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { compareTurkish } from '#app/shared/turkish.ts';
import { toColorView } from './queries.server.ts';

export interface ColorRow {
  id: string;
  name: string;
  slug: string;
  hex_code: string;
  is_visible: boolean;
  /** How many product pictures have this colour. */
  pictures: number;
}

export async function findColorRows(db: Db): Promise<ColorRow[]> {
  const rows = await db.selectFrom('colors').select(['id', 'name', 'slug', 'hex_code', 'is_visible']).execute();
  const pictures = await findRowCounts(db, 'product_images');
  return rows
    .map((row) => ({ ...toColorView(row), pictures: sumCounts(pictures, { subject: row.id }) }))
    .sort((a, b) => compareTurkish(a.name, b.name) || a.id.localeCompare(b.id));
}

export interface ColorChoice {
  id: string;
  name: string;
  hex_code: string;
  is_visible: boolean;
}

/** For the choice of a picture's colour; hidden colours can be assigned too. */
export async function findColorChoices(db: Db): Promise<ColorChoice[]> {
  const colors = await db.selectFrom('colors').select(['id', 'name', 'hex_code', 'is_visible']).execute();
  return colors.sort((a, b) => compareTurkish(a.name, b.name));
}
