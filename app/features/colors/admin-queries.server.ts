import { toCount } from '#app/server/db/engine.server.ts';
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
  const rows = await db
    .selectFrom('colors')
    .leftJoin('product_images', 'product_images.color_id', 'colors.id')
    .select(['colors.id', 'name', 'slug', 'hex_code', 'is_visible'])
    .select((eb) => eb.fn.count('product_images.id').as('pictures'))
    .groupBy(['colors.id', 'name', 'slug', 'hex_code', 'is_visible'])
    .execute();
  return rows
    .map((row) => ({ ...toColorView(row), pictures: toCount(row.pictures) }))
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
