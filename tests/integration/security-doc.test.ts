import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const text = await readFile(join(ROOT, 'docs', 'security.md'), 'utf8');
const rows = Array.from(
  text.matchAll(/^\| ([\d., ]+) \| (met|n\/a|open) \| (.*) \|$/gm),
  ([, numbers = '', state, how]) => ({
    numbers: numbers.split(', '),
    state,
    how,
  }),
);
const points = rows.flatMap(({ numbers, state }) => numbers.map((number) => ({ number, state })));

/** How many points of level 1 and 2 each chapter of ASVS 5.0.0 has. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

it('docs/security.md goes through every point once', () => {
  const numbers = points.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(CHAPTERS.map((_, i) => numbers.filter((number) => number.startsWith(`${i + 1}.`)).length)).toEqual(CHAPTERS);
});

it('its summary counts what its tables say, and lists every open point', () => {
  const count = (state: string) => points.filter((point) => point.state === state).length;
  expect(text).toContain(`| ${count('met')} | ${count('n/a')} | ${count('open')} |`);
  const listed = text.slice(text.indexOf('## Open'), text.indexOf('## V1 ')).match(/\b\d+\.\d+\.\d+\b/g) ?? [];
  expect(listed.sort()).toEqual(points.flatMap(({ number, state }) => (state === 'open' ? [number] : [])).sort());
});

it('every file that it names exists, and so does every section that it links', async () => {
  const files = Array.from(text.matchAll(/`((?:app|tests|docs|deploy)\/[\w./-]+)`/g), ([, file = '']) => file);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const rules = await readFile(join(ROOT, 'docs', 'security-rules.md'), 'utf8');
  const sections = Array.from(rules.matchAll(/^## (.*)$/gm), ([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  const links = Array.from(text.matchAll(/security-rules\.md#([\w-]+)/g), ([, section = '']) => section);
  expect(links.filter((section) => !sections.includes(section))).toEqual([]);
});
