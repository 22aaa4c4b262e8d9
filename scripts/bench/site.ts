import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

export interface BenchSite extends SiteProcess {
  remove(): Promise<void>;
}

interface BenchOptions {
  /** Products in addition to the demo catalogue. */
  extraProducts?: number;
  more?: NodeJS.ProcessEnv;
  /** A command that starts the server in its turn. */
  through?: string[];
}

/** Its log goes to a file: reading it here would take processor time from what is measured. */
const LOG_TO_FILE = ['sh', '-c', 'exec "$@" > "$DATA_DIR/log"', 'sh'];

/** The built site on a fresh data folder. */
export async function startBenchSite({ extraProducts = 0, more, through = [] }: BenchOptions = {}): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const settings = { DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...more };
  if (extraProducts > 0) {
    await (await startSite(settings)).stop();
    await addProducts(dataDir, extraProducts);
  }
  const site = await startSite(settings, [...LOG_TO_FILE, ...through]);
  return {
    ...site,
    async remove() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Copies of the demo products with their pictures, ordered after them. */
async function addProducts(dataDir: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const models = await db.selectFrom('products').selectAll().execute();
  const images = await db.selectFrom('product_images').selectAll().execute();
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < count; n += 1) {
      const model = models[n % models.length];
      if (!model) break;
      const id = randomUUID();
      const lists = {
        features: String(model.features),
        technical_specs: String(model.technical_specs),
        faq: String(model.faq),
      };
      const own = {
        id,
        slug: `${model.slug}-${n}`,
        title: `${model.title} ${n}`,
        display_order: models.length + n + 1,
      };
      await trx
        .insertInto('products')
        .values({ ...model, ...lists, ...own })
        .execute();
      for (const image of images.filter(({ product_id }) => product_id === model.id)) {
        await trx
          .insertInto('product_images')
          .values({ ...image, id: randomUUID(), product_id: id })
          .execute();
      }
    }
  });
  await close();
}
