import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..', '..', 'app');
const ROUTER_LINK = /import \{[^}]*\b(?:Nav)?Link\b[^}]*\} from 'react-router'/;

it('pages take their links from app/ui, which cost the server less than React Router’s', async () => {
  const sources = (await readdir(APP, { recursive: true })).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(join(APP, file), 'utf8')));
  expect(sources.filter((_, index) => ROUTER_LINK.test(texts[index] ?? ''))).toEqual([join('ui', 'link.tsx')]);
});
