import type { Engine } from '#app/server/db/engine.server.ts';
import { openDatabase } from '#app/server/db/open.server.ts';
import { openTestDatabase } from './engines.ts';

/** A handle that no notification is still on its way to: it begins to listen after the migrations have committed. */
export async function openQuietly(engine: Engine) {
  const { settings, close } = await openTestDatabase(engine);
  const database = await openDatabase(settings);
  return {
    ...database,
    settings,
    async close() {
      await database.close();
      await close();
    },
  };
}
