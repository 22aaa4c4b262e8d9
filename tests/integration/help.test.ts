import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GROUPS } from '#app/features/help/chapter.ts';
import { CHAPTERS, findChapter } from '#app/features/help/chapters.ts';
import { CHAPTER_OF_SCREEN } from '#app/features/help/screens.ts';
import { searchChapters } from '#app/features/help/search.ts';
import routes from '../../app/routes.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const PICTURES = join(PROJECT, 'content', 'help');
/** Screens that are no task, or the guide itself. */
const WITHOUT_CHAPTER = [
  'routes/admin/index',
  'routes/admin/logout',
  'routes/admin/ui',
  'admin-help',
  'admin-help-chapter',
];

type Entry = { id?: string | undefined; file: string; children?: Entry[] | undefined };

async function listScreens(): Promise<string[]> {
  const admin = (await routes).find(({ file }) => file === 'routes/admin/layout.tsx') as Entry;
  const screens: string[] = [];
  for (const { id, file } of admin.children ?? []) {
    const text = await readFile(join(PROJECT, 'app', file), 'utf8');
    if (text.includes('export default')) screens.push(id ?? file.replace(/\.tsx?$/, ''));
  }
  return screens;
}

describe('the guide', () => {
  it('has a chapter for every screen of the back-office', async () => {
    const screens = (await listScreens()).filter((id) => !WITHOUT_CHAPTER.includes(id));
    expect(screens.length).toBeGreaterThan(20);
    expect(screens.filter((id) => !findChapter(CHAPTER_OF_SCREEN[id] ?? ''))).toEqual([]);
    for (const slug of Object.values(CHAPTER_OF_SCREEN)) expect(findChapter(slug), slug).toBeDefined();
  });

  it('has each chapter once, in a group, with steps', () => {
    expect(new Set(CHAPTERS.map(({ slug }) => slug)).size).toBe(CHAPTERS.length);
    for (const { group, steps } of CHAPTERS) {
      expect(GROUPS).toContain(group);
      expect(steps.length).toBeGreaterThan(1);
    }
  });

  it('has exactly the pictures that its chapters name, and they are light', async () => {
    const named = CHAPTERS.flatMap(({ steps }) =>
      steps.flatMap(({ picture }) => (picture ? `${picture.name}.webp` : [])),
    );
    const files = await readdir(PICTURES);
    expect(files.sort()).toEqual([...new Set(named)].sort());
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(PICTURES, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });
});

describe('its search', () => {
  const first = (query: string) => searchChapters(query)[0]?.slug;

  it('finds a task by any of its words, whatever their endings and letters', () => {
    expect(first('telefon değişti')).toBe('telefon-numarasi');
    expect(first('TELEFON DEGISTI')).toBe('telefon-numarasi');
    expect(first('yeni ürünler')).toBe('yeni-urun');
    expect(first('sildigim kaydi kurtar')).toBe('cop-kutusu');
    expect(first('şifremi unuttum')).toBe('sifre');
  });

  it('says nothing where there is nothing', () => {
    expect(searchChapters('zürafa')).toEqual([]);
    expect(searchChapters('  ')).toEqual([]);
  });
});
