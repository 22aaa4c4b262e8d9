import { preparedQuery } from '#app/server/db/prepared-query.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { compareTurkish } from '#app/shared/turkish.ts';
import { colorSlug } from './color.ts';

export interface ColorView {
  slug: string;
  name: string;
  hex_code: string;
}

/** The one definition of a colour that visitors see; every public query starts here. */
export function visibleColors(db: Db) {
  return db.selectFrom('colors').where('is_visible', '=', true);
}

export type VisibleColor = ColorView & { id: string; updated_at: string };

const allColors = preparedQuery((db) => visibleColors(db).select(['id', 'slug', 'name', 'hex_code', 'updated_at']));

export async function findVisibleColors(db: Db): Promise<VisibleColor[]> {
  const colors = await allColors.execute(db, {});
  return colors.map(toColorView).sort((a, b) => compareTurkish(a.name, b.name));
}

/** Colours are few, so one is looked up among all: what is a colour's address is said in one place. */
export async function findColor(db: Db, slug: string): Promise<VisibleColor | undefined> {
  return (await findVisibleColors(db)).find((color) => color.slug === slug);
}

/** A row that was copied in from an older site has no slug before the next start. */
export function toColorView<T extends { slug: string | null; name: string }>(color: T): T & { slug: string } {
  return { ...color, slug: color.slug ?? colorSlug(color.name) };
}
