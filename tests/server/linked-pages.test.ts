import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ask } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// Products, colours and projects that name each other, on their pages and in the structured data.

const PRODUCT = '/products/masif-deck-140';

let site: SiteProcess;
let dataDir = '';
let project = { id: '', slug: '', title: '' };
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
  project = await withDatabase((db) =>
    db
      .selectFrom('project_products')
      .innerJoin('projects', 'projects.id', 'project_products.project_id')
      .innerJoin('products', 'products.id', 'project_products.product_id')
      .select(['projects.id', 'projects.slug', 'projects.title'])
      .where('products.slug', '=', 'masif-deck-140')
      .orderBy('projects.completion_date', 'desc')
      .executeTakeFirstOrThrow(),
  );
});
afterAll(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  return work(database.db).finally(() => database.close());
}

async function read(path: string) {
  const html = (await ask(site.url + path)).body.toString();
  const [, graph = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return { html, nodes: (JSON.parse(graph)['@graph'] ?? []) as Record<string, unknown>[] };
}

it("a project's page names the products it was built with, in its structured data too", async () => {
  const { html, nodes } = await read(`/projects/${project.slug}`);
  expect(html).toContain('Kullanılan ürünler');
  expect(html).toContain(`href="${PRODUCT}`);
  const work = nodes.find((node) => node['@type'] === 'CreativeWork');
  expect(JSON.stringify(work?.mentions)).toContain(PRODUCT);
});

it("a product's page names the projects that were built with it, in its structured data too", async () => {
  const { html, nodes } = await read(PRODUCT);
  expect(html).toContain('Bu ürünle yapılan projeler');
  expect(html).toContain(`href="/projects/${project.slug}"`);
  const product = nodes.find((node) => node['@type'] === 'Product');
  expect(JSON.stringify(product?.subjectOf)).toContain(`/projects/${project.slug}`);
});
