import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '#app/server/store/folder-store.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { createSharePictures } from './share-pictures.server.ts';
import { loadTypesetter } from './typesetter.server.ts';

let folder = '';
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-test-'));
  store = createFolderStore(join(folder, 'store'));
  const grey = sharp({ create: { width: 800, height: 1200, channels: 4, background: '#808080' } });
  await store.put('urun.png', await grey.png().toBuffer(), 'image/png');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const request = { page: 'urun/deck', title: 'Masif Deck', brand: 'Örnek Kompozit', picture: '/images/urun.png' };

const VISITOR = '203.0.113.7';

describe('share pictures', () => {
  it('are 1200 x 630, the picture above and the band below', async () => {
    const bytes = await createSharePictures(join(folder, 'a'), store)(request, VISITOR);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
    expect(Math.abs(brightness(600, 100) - 0x80)).toBeLessThan(6);
    expect(brightness(1190, 600)).toBeLessThan(30);
  });

  it('are drawn once, and again when the title changes, in place of the old one', async () => {
    const kept = join(folder, 'b');
    const getSharePicture = createSharePictures(kept, store);
    const [first, second] = await Promise.all([getSharePicture(request, VISITOR), getSharePicture(request, VISITOR)]);
    expect(first).toBe(second);
    const [page = ''] = await readdir(kept);
    const [name] = await readdir(join(kept, page));
    await getSharePicture({ ...request, title: 'Masif Deck 140' }, VISITOR);
    const names = await readdir(join(kept, page));
    expect(names).toHaveLength(1);
    expect(names).not.toContain(name);
  });

  it('do without a picture that the store does not have', async () => {
    const bytes = await createSharePictures(join(folder, 'c'), store)(
      { ...request, picture: '/images/yok.png' },
      VISITOR,
    );
    expect((await sharp(bytes).metadata()).width).toBe(1200);
  });
});

describe('lettering', () => {
  it.each([...'ğĞşŞıİçÇöÖüÜâ’“”…–%²'])('has %s', async (letter) => {
    const text = await loadTypesetter();
    expect(text.outline(letter, 50, 0, 50).length).toBeGreaterThan(20);
  });

  it('leaves out what the font does not have', async () => {
    const text = await loadTypesetter();
    expect(text.outline('😀', 50, 0, 50)).toBe('');
    expect(text.widthOf('Deck😀', 50)).toBe(text.widthOf('Deck', 50));
  });

  it('wraps into the lines that there are, and says when more would follow', async () => {
    const text = await loadTypesetter();
    const lines = text.wrap('Bahçe çitinde mahremiyet ve rüzgâr dengesi nasıl kurulur', 50, 400, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(text.widthOf(line, 50)).toBeLessThanOrEqual(400);
    expect(text.wrap('Deck', 50, 400, 2)).toEqual(['Deck']);
    expect(text.widthOf(text.wrap('A'.repeat(80), 50, 400, 2)[0] ?? '', 50)).toBeLessThanOrEqual(400);
  });
});
