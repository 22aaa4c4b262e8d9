import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets');
const FILE = /[\w-]+\.js/g;

export type BuiltFile = { name: string; code: string };

/** The scripts that public pages can load, and the rest. */
export async function readBuiltScripts(): Promise<{ site: BuiltFile[]; backOffice: BuiltFile[] }> {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const codes = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(ASSETS, name), 'utf8')] as const)),
  );
  const manifest = codes.get(names.find((name) => name.startsWith('manifest-')) ?? '') ?? '';
  const { entry, routes } = JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1));
  const onSite = new Set<string>();
  const follow = (name: string) => {
    const code = codes.get(name);
    if (code === undefined || onSite.has(name)) return;
    onSite.add(name);
    for (const [other] of code.matchAll(FILE)) follow(other);
  };
  for (const [id, route] of Object.entries(routes))
    if (id === 'root' || id.startsWith('routes/site/'))
      for (const [name] of JSON.stringify(route).matchAll(FILE)) follow(name);
  for (const [name] of JSON.stringify(entry).matchAll(FILE)) follow(name);
  const files = names
    .filter((name) => !name.startsWith('manifest-'))
    .map((name) => ({ name, code: codes.get(name) ?? '' }));
  return {
    site: files.filter(({ name }) => onSite.has(name)),
    backOffice: files.filter(({ name }) => !onSite.has(name)),
  };
}

export async function readBuiltStyles(): Promise<BuiltFile[]> {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.css'));
  return Promise.all(names.map(async (name) => ({ name, code: await readFile(join(ASSETS, name), 'utf8') })));
}
