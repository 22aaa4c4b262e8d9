import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// [file, what it imports]: each is written to a temporary folder with our biome.json.
const FORBIDDEN = [
  ['app/shared/slug.ts', '#app/ui/button.tsx'],
  ['app/shared/slug.ts', '#app/server/db.server.ts'],
  ['app/shared/slug.ts', '#app/features/products/product.ts'],
  ['app/shared/slug.ts', '#app/routes/site/home.tsx'],
  ['app/ui/button.tsx', '#app/server/env.server.ts'],
  ['app/ui/button.tsx', '#app/features/products/product.ts'],
  ['app/ui/button.tsx', '#app/routes/site/home.tsx'],
  ['app/server/db.server.ts', '#app/ui/button.tsx'],
  ['app/server/schema/products.server.ts', '#app/features/products/product.ts'],
  ['app/server/db.server.ts', '#app/routes/site/home.tsx'],
  ['app/features/products/product.ts', '#app/routes/site/home.tsx'],
  ['app/features/products/product.ts', '#app/root.tsx'],
  ['app/features/products/product.ts', '#app/features/blog/post.ts'],
  ['app/features/products/ui/card.tsx', '#app/features/blog/post.ts'],
  ['app/features/colors/color.ts', '#app/features/products/product.ts'],
  ['app/features/blog/post.ts', '#app/features/colors/color.ts'],
  ['app/features/products/product.ts', '#app/features/search/queries.server.ts'],
  ['app/features/products/product.ts', '#app/features/media/library.server.ts'],
  ['app/features/products/product.ts', '#app/features/projects/links.server.ts'],
  ['app/features/gallery/queries.server.ts', '#app/features/projects/links.server.ts'],
  ['app/features/search/queries.server.ts', '#app/routes/site/home.tsx'],
  ['app/features/media/library.server.ts', '#app/routes/site/home.tsx'],
  ['app/features/insight/place.server.ts', '#app/routes/site/home.tsx'],
  ['app/features/messages/message.ts', '#app/features/insight/counting.server.ts'],
  ['app/features/paper/paper.server.ts', '#app/features/blog/post.ts'],
  ['app/features/products/product.ts', '#app/features/paper/content.ts'],
  ['app/features/mail/queue.server.ts', '#app/features/messages/message.ts'],
  ['app/features/messages/service.server.ts', '#app/features/blog/post.ts'],
  ['app/features/calculator/deck.ts', '#app/features/products/queries.server.ts'],
  ['app/features/products/product.ts', '#app/features/drafts/draft.ts'],
  ['app/features/calculator/deck.ts', '#app/server/db.server.ts'],
  ['app/features/products/product.ts', '#app/features/calculator/deck.ts'],
  ['app/routes/site/home.tsx', '#app/routes/admin/layout.tsx'],
  ['app/routes/admin/products/edit.tsx', '#app/routes/site/home.tsx'],
  ['app/routes/admin/frame/top-bar.tsx', '#app/routes/admin/form/answers.ts'],
  ['app/routes/admin/frame/top-bar.tsx', '#app/routes/site/home.tsx'],
  // The same by relative paths.
  ['app/shared/slug.ts', '../server/db.server.ts'],
  ['app/ui/button.tsx', './../server/env.server.ts'],
  ['app/server/schema/products.server.ts', '../../features/products/product.ts'],
  ['app/features/products/product.ts', '../blog/post.ts'],
  ['app/features/products/ui/card.tsx', '../../blog/post.ts'],
  ['app/routes/site/home.tsx', '../admin/layout.tsx'],
  ['app/routes/admin/products/edit.tsx', '../../site/home.tsx'],
] as const;

const ALLOWED = [
  ['app/features/mail/queue.server.ts', '#app/features/content/queries.server.ts'],
  ['app/features/messages/service.server.ts', '#app/features/mail/queue.server.ts'],
  ['app/features/paper/paper.server.ts', '#app/features/products/product.ts'],
  ['app/shared/slug.ts', '#app/shared/text.ts'],
  ['app/ui/button.tsx', '#app/shared/text.ts'],
  ['app/server/db.server.ts', '#app/shared/text.ts'],
  ['app/server/schema/products.server.ts', '../db.server.ts'],
  ['app/features/products/product.ts', '#app/features/colors/color.ts'],
  ['app/features/projects/links.server.ts', '#app/features/products/queries.server.ts'],
  ['app/features/gallery/queries.server.ts', '#app/features/colors/queries.server.ts'],
  ['app/features/search/queries.server.ts', '#app/features/blog/queries.server.ts'],
  ['app/features/media/library.server.ts', '#app/features/blog/queries.server.ts'],
  ['app/features/insight/place.server.ts', '#app/features/blog/queries.server.ts'],
  ['app/features/messages/service.server.ts', '#app/features/insight/count-request.server.ts'],
  ['app/features/calculator/deck.ts', '#app/features/products/measures.ts'],
  ['app/features/products/ui/card.tsx', '../product.ts'],
  ['app/features/blog/service.server.ts', '#app/server/db.server.ts'],
  ['app/routes/site/home.tsx', '#app/features/products/product.ts'],
  ['app/routes/site/blog/post.tsx', './+types/post'],
  ['app/routes/admin/products/edit.tsx', '#app/routes/admin/form-actions.tsx'],
  ['app/routes/admin/form/answers.ts', '#app/routes/admin/frame/spelling.ts'],
  ['app/root.tsx', '#app/ui/button.tsx'],
] as const;

const project = join(import.meta.dirname, '..', '..');
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-directions-'));
  await cp(join(project, 'biome.json'), join(folder, 'biome.json'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(FORBIDDEN)('%s may not import %s', async (file, from) => {
  expect(await countRestrictedImports(file, from)).toBe(4);
});

test.each(ALLOWED)('%s may import %s', async (file, from) => {
  expect(await countRestrictedImports(file, from)).toBe(0);
});

test('two files may not import each other, not even their types', async () => {
  await rm(join(folder, 'app'), { recursive: true, force: true });
  await mkdir(join(folder, 'app/routes'), { recursive: true });
  await writeFile(join(folder, 'app/routes/list.ts'), "import { row } from './row.ts';\nexport const list = [row];\n");
  await writeFile(
    join(folder, 'app/routes/row.ts'),
    "import type { list } from './list.ts';\nexport const row: unknown = [] as unknown as typeof list;\n",
  );
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', 'app'], { cwd: folder, encoding: 'utf8' });
  expect(stdout + stderr).toContain('lint/suspicious/noImportCycles');
});

/** Writes a file with the import in each of its four forms, and counts Biome's complaints about it. */
async function countRestrictedImports(file: string, from: string): Promise<number> {
  const source = [
    `import { thing } from '${from}';`,
    `import type { Thing } from '${from}';`,
    `export { other } from '${from}';`,
    `export const load = (): Thing => [thing, import('${from}')];`,
  ];
  await rm(join(folder, 'app'), { recursive: true, force: true });
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), source.join('\n'));
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', 'app'], { cwd: folder, encoding: 'utf8' });
  // Biome 2.5 and 2.6 print to different streams.
  const said = stdout + stderr;
  expect(said).toContain('Checked 1 file');
  return said.split(' lint/style/noRestrictedImports ').length - 1;
}
