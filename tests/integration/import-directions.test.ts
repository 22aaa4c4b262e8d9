import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// [file, what it imports]: all of them are written to a temporary folder with our biome.json.
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
/** Biome's complaints about imports that are not allowed, as `file:line`. */
let restricted: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-directions-'));
  await cp(join(project, 'biome.json'), join(folder, 'biome.json'));
  const files = [...new Set([...FORBIDDEN, ...ALLOWED].map(([file]) => file))];
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), importsOf(file).flatMap(writeImport).join('\n'));
  }
  // One run for all of them: a process for each takes a quarter of a second.
  const said = lint('--reporter=github', '--max-diagnostics=none');
  const found = said.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),line=(\d+),/g);
  restricted = [...found].map(([, file = '', line]) => `${file.slice(file.lastIndexOf('/app/') + 1)}:${line}`);
  expect(lint()).toContain(`Checked ${files.length} files`);
});
afterAll(() => rm(folder, { recursive: true }));

test.each(FORBIDDEN)('%s may not import %s', (file, from) => {
  expect(countRestricted(file, from)).toBe(4);
});

test.each(ALLOWED)('%s may import %s', (file, from) => {
  expect(countRestricted(file, from)).toBe(0);
});

test('two files may not import each other, not even their types', async () => {
  await rm(join(folder, 'app'), { recursive: true, force: true });
  await mkdir(join(folder, 'app/routes'), { recursive: true });
  await writeFile(join(folder, 'app/routes/list.ts'), "import { row } from './row.ts';\nexport const list = [row];\n");
  await writeFile(
    join(folder, 'app/routes/row.ts'),
    "import type { list } from './list.ts';\nexport const row: unknown = [] as unknown as typeof list;\n",
  );
  expect(lint()).toContain('lint/suspicious/noImportCycles');
});

function lint(...flags: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', ...flags, 'app'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // Biome 2.5 and 2.6 print to different streams.
  return stdout + stderr;
}

/** What a file imports by both tables, in the order in which it is written. */
function importsOf(file: string): string[] {
  return [...FORBIDDEN, ...ALLOWED].filter(([path]) => path === file).map(([, from]) => from);
}

/** The import in each of its four forms, a line each. */
function writeImport(from: string, n: number): string[] {
  return [
    `import { thing${n} } from '${from}';`,
    `import type { Thing${n} } from '${from}';`,
    `export { other${n} } from '${from}';`,
    `export const load${n} = (): Thing${n} => [thing${n}, import('${from}')];`,
  ];
}

function countRestricted(file: string, from: string): number {
  const first = 4 * importsOf(file).indexOf(from) + 1;
  return [0, 1, 2, 3].filter((line) => restricted.includes(`${file}:${first + line}`)).length;
}
