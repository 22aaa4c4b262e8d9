import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findPicturePaths } from '#app/server/pictures/queries.server.ts';
import { createRenditions } from '#app/server/pictures/renditions.server.ts';
import { deleteUnsavedPictures, sweepUnsavedPictures } from '#app/server/pictures/unused.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imagePath } from '#app/shared/images.ts';
import { UPLOAD_MAX_BYTES } from '#app/shared/limits.ts';
import { checkUpload, UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';
import { onEachEngine, onEachStore } from '#tests/support/engines.ts';
import { makeJpeg, makePng } from '#tests/support/pictures.ts';
import { prepareUpload } from './prepare-upload.server.ts';
import { storeUpload } from './service.server.ts';

describe('the rules in the browser', () => {
  const file = { size: 1000, type: 'image/jpeg', name: 'a.jpg' };
  it.each([
    [null, 'Dosya secilmedi'],
    [{ ...file, size: UPLOAD_MAX_BYTES + 1 }, "Dosya boyutu 5MB'dan buyuk olamaz"],
    [{ ...file, type: 'image/gif' }, 'Sadece JPEG, PNG ve WEBP formatlari desteklenir'],
    [{ ...file, type: '', name: 'IMG_1.HEIC' }, UPLOAD_ERRORS.heic],
    [{ ...file, size: UPLOAD_MAX_BYTES }, null],
  ])('%j gives %j', (given, text) => {
    expect(checkUpload(given)).toBe(text);
  });
});

describe('the rules on the server, from the bytes', () => {
  const refused = async (bytes: Uint8Array) => {
    const result = await prepareUpload(bytes);
    return result.ok ? 'accepted' : result.message;
  };

  it('takes JPEG, PNG and WEBP', async () => {
    const image = sharp(await makeJpeg());
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      expect(await refused(await image.clone().toFormat(format).toBuffer())).toBe('accepted');
    }
  });

  it('refuses HTML, SVG, GIF and PDF whatever they are called', async () => {
    for (const text of [
      '<html><script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a....',
      '%PDF-1.7',
    ]) {
      expect(await refused(Buffer.from(text))).toBe('Sadece JPEG, PNG ve WEBP formatlari desteklenir');
    }
  });

  it('names HEIC', async () => {
    expect(await refused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).toBe(UPLOAD_ERRORS.heic);
  });

  it('refuses an empty file and one byte more than 5 MB', async () => {
    expect(await refused(new Uint8Array())).toBe('Dosya secilmedi');
    expect(await refused(Buffer.alloc(UPLOAD_MAX_BYTES + 1, 0xff))).toBe("Dosya boyutu 5MB'dan buyuk olamaz");
  });

  it('refuses a truncated picture', async () => {
    const whole = await makeJpeg({ width: 1600, height: 1200 });
    expect(await refused(whole.subarray(0, whole.length / 2))).toBe(UPLOAD_ERRORS.broken);
  });

  it('refuses more than 50 megapixels without unpacking them', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    expect(await refused(bomb)).toBe(UPLOAD_ERRORS.pixels);
  });

  it('refuses a picture of 1 x 49,000,000 pixels in 95 KB at once', async () => {
    expect(await refused(makePng({ width: 1, height: 49_000_000 }))).toBe(
      'Gorselin eni ve boyu en fazla 16383 piksel olabilir',
    );
  });

  it('takes the widest and tallest picture that is allowed', async () => {
    expect(await refused(makePng({ width: 16_383, height: 1 }))).toBe('accepted');
    expect(await refused(makePng({ width: 1, height: 16_383 }))).toBe('accepted');
  });

  it('turns the picture upright and drops metadata and whatever hides behind the pixels', async () => {
    const sideways = await sharp(await makeJpeg({ width: 300, height: 200 }))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
      .jpeg()
      .toBuffer();
    const result = await prepareUpload(
      Buffer.concat([sideways, Buffer.from('\0\0\0\x18ftypmp42 a film of the moment')]),
    );
    if (!result.ok) throw new Error(result.message);
    expect([result.facts.width, result.facts.height]).toEqual([200, 300]);
    expect(result.bytes.includes('ftypmp42')).toBe(false);
    expect((await sharp(result.bytes).metadata()).exif).toBeUndefined();
  });
});

onEachEngine('stored uploads', (opened) => {
  onEachStore('in the store', (store) => {
    const db = () => opened().database.db;
    const owner = { purpose: 'blog', userId: 'a1b2' } as const;

    it('are stored under the path that docs/behaviour.md names, and can be read back', async () => {
      const blog = await storeUpload(db(), store(), await makeJpeg(), owner);
      const product = await storeUpload(db(), store(), await makeJpeg(), { ...owner, purpose: 'product' });
      if (!blog.ok || !product.ok) throw new Error('not stored');
      expect(blog.picture.src).toMatch(/^\/images\/blogs\/a1b2\/[0-9a-f]{32}_\d{13}\.jpg$/);
      expect(product.picture.src).toMatch(/^\/images\/[0-9a-f]{32}\.jpg$/);
      expect(await store().get(imagePath(blog.picture.src) as string)).toMatchObject({ contentType: 'image/jpeg' });
    });

    const rows = () => db().selectFrom('pictures').select('path').orderBy('path').execute();
    const full = () => Promise.reject(new Error('no space left'));

    it('leave nothing behind when they are refused', async () => {
      const before = await rows();
      expect(await storeUpload(db(), { ...store(), put: full }, Buffer.from('<svg/>'), owner)).toMatchObject({
        ok: false,
      });
      expect(await rows()).toEqual(before);
    });

    it('that the store does not take leave no row; what cannot be cleared at once is swept', async () => {
      const before = await rows();
      await expect(storeUpload(db(), { ...store(), put: full }, await makeJpeg(), owner)).rejects.toThrow('no space');
      expect(await rows()).toEqual(before);

      // The file is written but the response is lost, and then the store is down.
      const written: string[] = [];
      const put: Store['put'] = async (path, bytes, type) => {
        written.push(path);
        await store().put(path, bytes, type);
        return full();
      };
      const dying = storeUpload(db(), { ...store(), put, delete: full }, await makeJpeg(), owner);
      await expect(dying).rejects.toThrow('no space');
      expect(written).toHaveLength(1);
      expect(await store().get(String(written))).not.toBeNull();
      await db().updateTable('pictures').set({ created_at: '2025-01-01T00:00:00.000Z' }).execute();
      await sweepUnsavedPictures(db(), store());
      expect([await rows(), await store().get(String(written))]).toEqual([[], null]);
    });

    it('of the same picture stand in for each other when one broke off', async () => {
      const picture = await makeJpeg();
      const [broken, whole] = [
        await storeUpload(db(), store(), picture, owner),
        await storeUpload(db(), store(), picture, owner),
      ];
      if (!broken.ok || !whole.ok) throw new Error('not stored');
      await store().delete(imagePath(broken.picture.src) as string);
      const folder = await mkdtemp(join(tmpdir(), 'renditions-'));
      const { getRendition } = createRenditions(folder, store(), (hash) => findPicturePaths(db(), hash));
      const made = await getRendition({ hash: whole.picture.hash as string, width: 240, format: 'jpg' }, 'a visitor');
      expect((await sharp(made as Buffer).metadata()).width).toBe(240);
      await rm(folder, { recursive: true });
    });

    it('are deleted when no row shows them, and stay while one does', async () => {
      const stored = await storeUpload(db(), store(), await makeJpeg(), owner);
      if (!stored.ok) throw new Error('not stored');
      const url = stored.picture.src;
      const now = new Date().toISOString();
      const project = {
        id: crypto.randomUUID(),
        slug: crypto.randomUUID(),
        title: 'Teras',
        description: '',
        location: '',
        completion_date: now,
        images: JSON.stringify([url]),
        features: '[]',
        specifications: '[]',
        search_text: '',
        created_at: now,
        updated_at: now,
      };
      await db().insertInto('projects').values(project).execute();
      await deleteUnsavedPictures(db(), store(), [url]);
      expect(await store().get(imagePath(url) as string)).not.toBeNull();
      await db().deleteFrom('projects').where('id', '=', project.id).execute();
      await deleteUnsavedPictures(db(), store(), [url]);
      expect(await store().get(imagePath(url) as string)).toBeNull();
    });

    it('that a row of an older site names without the first slash stay', async () => {
      const stored = await storeUpload(db(), store(), await makeJpeg(), owner);
      if (!stored.ok) throw new Error('not stored');
      const path = imagePath(stored.picture.src) as string;
      const [id, now] = [crypto.randomUUID(), new Date().toISOString()];
      const item = { id, title: 'Eski', type: 'product' as const, search_text: '', created_at: now, updated_at: now };
      await db()
        .insertInto('gallery')
        .values({ ...item, image_url: stored.picture.src.slice(1) })
        .execute();
      await db().updateTable('pictures').set({ created_at: '2025-01-01T00:00:00.000Z' }).execute();
      await sweepUnsavedPictures(db(), store());
      await deleteUnsavedPictures(db(), store(), [stored.picture.src]);
      expect(await store().get(path)).not.toBeNull();
      await db().deleteFrom('gallery').where('id', '=', id).execute();
    });

    it('that were never saved are swept after a day, not before', async () => {
      const stored = await storeUpload(db(), store(), await makeJpeg(), owner);
      if (!stored.ok) throw new Error('not stored');
      const path = imagePath(stored.picture.src) as string;
      await sweepUnsavedPictures(db(), store());
      expect(await store().get(path)).not.toBeNull();
      await db()
        .updateTable('pictures')
        .set({ created_at: '2025-01-01T00:00:00.000Z' })
        .where('path', '=', path)
        .execute();
      await sweepUnsavedPictures(db(), store());
      expect(await store().get(path)).toBeNull();
    });
  });
});
