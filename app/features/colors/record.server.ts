import type { Db } from '#app/server/db/schema.ts';
import { makeFreeSlug } from '#app/server/records/free-slug.server.ts';
import type { RecordKind } from '#app/server/records/kind.server.ts';
import { type ColorInput, colorSlug } from './color.ts';
import { findColorLinks, restoreColorLinks } from './color-links.server.ts';
import { visibleColors } from './queries.server.ts';

export const colors: RecordKind<'colors', ColorInput> = {
  table: 'colors',
  entity: 'color',
  columnsOf: ({ name, hex_code }) => ({ name, hex_code }),
  columnsOnCreate: async (trx, { name }) => ({ slug: await makeFreeSlug(trx, 'colors', colorSlug(name)) }),
  async columnsOnUpdate(trx, { name }, before) {
    const wanted = colorSlug(name);
    return wanted === colorSlug(before.name) ? {} : { slug: await makeFreeSlug(trx, 'colors', wanted, before.id) };
  },
  links: { find: findColorLinks, restore: restoreColorLinks },
  titleOf: (color) => color.name,
  picturesOf: () => [],
  addressesOf: ({ slug }) => [`/renkler/${slug}`, '/renkler'],
  visible: visibleColors,
  shownBy: { is_visible: true },
  // The form shows nothing else, so neither a switch nor a save of the same values is a conflict.
  versionOf: colorVersion,
  isSame: (color, input) => colorVersion(color) === colorVersion(input),
};

export function colorVersion({ name, hex_code }: ColorInput): string {
  return JSON.stringify([name, hex_code]);
}

/** For colours that came from an older backup, or are older than their pages. */
export async function giveMissingSlugs(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const nameless = trx.selectFrom('colors').select(['id', 'name']).where('slug', 'is', null);
    for (const { id, name } of await nameless.orderBy('created_at').orderBy('id').execute()) {
      const slug = await makeFreeSlug(trx, 'colors', colorSlug(name));
      await trx.updateTable('colors').set({ slug }).where('id', '=', id).execute();
    }
  });
}
