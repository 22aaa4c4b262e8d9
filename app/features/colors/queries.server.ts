import type { Db } from '#app/server/db/schema.ts';
import { compareTurkish } from '#app/shared/turkish.ts';

export interface ColorView {
  name: string;
  hex_code: string;
}

/** The one definition of a colour that visitors see; every public query starts here. */
export function visibleColors(db: Db) {
  return db.selectFrom('colors').where('is_visible', '=', true);
}

export async function findVisibleColors(db: Db): Promise<ColorView[]> {
  const colors = await visibleColors(db).select(['name', 'hex_code']).execute();
  return colors.sort((a, b) => compareTurkish(a.name, b.name));
}
