import type { Db } from '#app/server/db/schema.ts';
import { findPartByKey } from './pages.server.ts';

/** When staff last saved anything of each page, by its address. A page that they never edited has none. */
export async function findLastSaves(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('site_content').select(['key', 'updated_at']).execute();
  const saves = new Map<string, string>();
  for (const { key, updated_at } of rows) {
    const address = findPartByKey(key)?.page.address;
    if (address && updated_at > (saves.get(address) ?? '')) saves.set(address, updated_at);
  }
  return saves;
}
