import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ADMIN_ROUTES = join(import.meta.dirname, '..', '..', 'app', 'routes', 'admin');

/** Every intent that the input of an action of the back-office declares, read from the source. */
export async function findIntents(): Promise<string[]> {
  const files = (await readdir(ADMIN_ROUTES, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(ADMIN_ROUTES, file), 'utf8')));
  const declared = texts.join('\n').match(/intent: z\.(?:literal\('[\w-]+'\)|enum\(\[[^\]]+\]\))/g) ?? [];
  return [...new Set(declared.flatMap((text) => [...text.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)))];
}
