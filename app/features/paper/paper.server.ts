import { join } from 'node:path';
import { findSite } from '#app/features/content/queries.server.ts';
import type { Measures } from '#app/features/products/measures.ts';
import type { ProductView } from '#app/features/products/queries.server.ts';
import { database, db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { findPicturePaths } from '#app/server/pictures/queries.server.ts';
import { pruneFolder } from '#app/server/store/prune-folder.server.ts';
import { readFirst } from '#app/server/store/read-first.server.ts';
import { store } from '#app/server/store.server.ts';
import type { CatalogueContent } from './content.ts';
import { findCatalogueContent, toSheetContent } from './paper-content.server.ts';
import { createPaperFiles, type PaperFile } from './paper-files.server.ts';
import { createPaperWorker } from './paper-worker.server.ts';
import { findPrintedProduct, printProduct } from './product-content.server.ts';

const FOLDER = join(env.dataDir, 'cache', 'paper');
/** A few hundred sheets and the catalogue. */
const CACHE_BYTES = 256 * 1024 ** 2;

const files = createPaperFiles(FOLDER, {
  draw: createPaperWorker(),
  readPicture: async (hash) => (await readFirst(store, await findPicturePaths(db, hash)))?.bytes ?? null,
});

export const prunePaper = () => pruneFolder(FOLDER, CACHE_BYTES);

/** Undefined when visitors do not see the product. `client` is the visitor's network. */
export async function findSheet(slug: string) {
  const site = await findSite(db);
  const printed = await findPrintedProduct(db, site, slug);
  if (!printed) return undefined;
  const content = toSheetContent(site, printed);
  return { title: printed.product.title, getFile: (client: string) => files.getPaper(content, client) };
}

export async function getCatalogue(client: string): Promise<PaperFile> {
  return files.getPaper(await loadCatalogue(), client);
}

/** Pages and bytes of a product's technical sheet when it is cached, else null. */
export async function sheetFacts(
  product: ProductView,
  measures: Measures | null,
): Promise<{ pages: number; bytes: number } | null> {
  if (!files.hasSheet(product.slug)) return null;
  const site = await findSite(db);
  const printed = await printProduct(db, site, product, measures);
  return printed ? files.findFacts(toSheetContent(site, printed)) : null;
}

let catalogue: { version: number; day: string; content: CatalogueContent } | undefined;

/** Three queries per product, so what they found is used until public content changes. */
async function loadCatalogue(): Promise<CatalogueContent> {
  const { version, trustworthy } = database.changes;
  const day = new Date().toISOString().slice(0, 10);
  if (trustworthy && catalogue?.version === version && catalogue.day === day) return catalogue.content;
  const content = await findCatalogueContent(db, await findSite(db));
  catalogue = { version, day, content };
  return content;
}
