import { randomUUID } from 'node:crypto';
import { migrate } from '#app/server/db/migrate.server.ts';
import { openDatabase } from '#app/server/db/open.server.ts';

/** Writes until it is killed. Prints the id of each row after its commit, so that every printed row must survive. */
const [dataDir = ''] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
await migrate(db);

for (;;) {
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    const now = new Date().toISOString();
    const product = { id, slug: id, title: 'Masif Deck', description: '', category: 'deck', display_order: 1 };
    const lists = { features: '[]', technical_specs: '[]', faq: '[]', search_text: '' };
    await trx
      .insertInto('products')
      .values({ ...product, ...lists, created_at: now, updated_at: now })
      .execute();
    const image = { id, product_id: id, image_url: '/images/a.jpg', position: 0, created_at: now };
    await trx.insertInto('product_images').values(image).execute();
  });
  process.stdout.write(`${id}\n`);
}
