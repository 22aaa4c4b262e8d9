import { importCatalogue } from '#app/features/setup/import/import-catalogue.server.ts';
import { migrate } from '#app/server/db/migrate.server.ts';
import { lockDataDir, openDatabase } from '#app/server/db/open.server.ts';
import { env } from '#app/server/env.server.ts';
import { store } from '#app/server/store.server.ts';

const USAGE = `npm run import -- POSTGRES_URL [AUTHOR_EMAIL]
Reads products, product_images, colors, projects, blog_posts and gallery from that database, with the pictures they name.
Posts whose author has no account here go to AUTHOR_EMAIL, or to the first admin. It can be run again.`;

const [url = '', author] = process.argv.slice(2);
if (!/^postgres(ql)?:\/\//.test(url)) {
  console.error(USAGE);
  process.exit(1);
}
// A running server would not notice the change and go on serving its cached pages.
if (!env.databaseUrl) lockDataDir(env.dataDir);
const database = await openDatabase(env);
try {
  await migrate(database.db);
  const { rows, pictures, orphans } = await importCatalogue(database.db, store, url, author);
  for (const [name, n] of Object.entries(rows)) console.log(`${String(n).padStart(8)}  ${name}`);
  console.log(`${String(pictures.fetched).padStart(8)}  pictures fetched, ${pictures.known} known from before`);
  if (orphans > 0) console.log(`${orphans} product images belong to no product and were left out.`);
  for (const { url: address, reason } of pictures.failed)
    console.log(`Not fetched, address kept: ${address} (${reason})`);
} catch (error) {
  console.error(`Nothing was imported: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await database.close();
}
