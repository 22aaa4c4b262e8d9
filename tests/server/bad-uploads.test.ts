import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';
import { makeBadUploads } from '#tests/support/bad-uploads.ts';
import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { multipart, upload } from '#tests/support/upload.ts';

const BAD = await makeBadUploads();

let site: SiteProcess;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0' });
  cookie = await signInOverHttp(site.url);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Every file in the data folder except those that the site creates itself, and every row of a picture. */
async function findTraces(): Promise<string[]> {
  const files = await readdir(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const rows = database.prepare('select path from pictures').all();
  database.close();
  return [...files.filter((name) => !/^(site\.|cache)/.test(name)), ...rows.map(({ path }) => `row ${path}`)].sort();
}

async function expectRefusal(send: () => ReturnType<typeof ask>, status: number, text: string) {
  const before = await findTraces();
  const answer = await send();
  expect(answer.status).toBe(status);
  const body = answer.body.toString();
  expect(body.startsWith('{') ? JSON.parse(body) : body).toEqual(body.startsWith('{') ? { error: text } : text);
  expect(await findTraces()).toEqual(before);
  expect((await ask(`${site.url}/healthz`)).status).toBe(200);
}

describe('a bad file is refused in Turkish, leaves nothing behind, and the site goes on:', () => {
  it.each(BAD)('$what', async ({ bytes, refusedBy, filename, type }) => {
    const options = { ...(filename && { filename }), ...(type && { type }) };
    await expectRefusal(() => upload(site.url, cookie, bytes, options), 400, UPLOAD_ERRORS[refusedBy]);
  });

  it.each([
    '../../../../build/server/index.js',
    '..\\\\..\\\\site.db',
    '/etc/cron.d/x',
    'foto.jpg%00.html',
    '....//....//session-secret',
    `${'a'.repeat(5000)}.jpg`,
  ])('HTML under the name %s', async (filename) => {
    const send = () => upload(site.url, cookie, '<html><script>alert(1)</script>', { filename });
    await expectRefusal(send, 400, UPLOAD_ERRORS.type);
  });
});

describe('a bad request is refused the same way:', () => {
  const post = (headers: Record<string, string>, body: string | Buffer) =>
    ask(`${site.url}/admin/uploads`, { method: 'POST', headers: { cookie, ...headers }, body });
  const file = { name: 'file', filename: 'a.jpg', type: 'image/jpeg' };
  const send = (parts: Parameters<typeof multipart>[0], cut = 0) => {
    const { headers, body } = multipart(parts);
    return post(headers, body.subarray(0, body.length - cut));
  };

  it.each([
    ['no file at all', () => send([{ name: 'purpose', body: 'blog' }])],
    [
      'text in the place of the file',
      () =>
        send([
          { name: 'purpose', body: 'blog' },
          { name: 'file', body: 'foto.jpg' },
        ]),
    ],
    [
      'a purpose that climbs out of the store',
      async () =>
        send([
          { name: 'purpose', body: '../../etc' },
          { ...file, body: await makeJpeg() },
        ]),
    ],
    [
      'a form that breaks off',
      async () =>
        send(
          [
            { name: 'purpose', body: 'blog' },
            { ...file, body: await makeJpeg() },
          ],
          200,
        ),
    ],
    ['a form without its boundary', () => post({ 'content-type': 'multipart/form-data' }, 'x')],
    ['JSON', () => post({ 'content-type': 'application/json' }, '{"file":"x"}')],
    ['nothing', () => post({}, '')],
  ])('%s', async (_, request) => {
    await expectRefusal(request, 400, UPLOAD_ERRORS.file);
  });

  it('more than the largest picture with the form around it is not even read', async () => {
    await expectRefusal(() => upload(site.url, cookie, Buffer.alloc(6 * 1024 * 1024)), 413, UPLOAD_ERRORS.size);
  });

  it('a good picture, signed out', async () => {
    const bytes = await makeJpeg();
    await expectRefusal(() => upload(site.url, 'session=none', bytes), 401, UPLOAD_ERRORS.session);
  });
});

describe('what is taken is only the picture', () => {
  async function take(bytes: Buffer, options: Parameters<typeof upload>[3] = {}) {
    const answer = await upload(site.url, cookie, bytes, options);
    expect([answer.status, answer.body.toString()]).toEqual([200, expect.stringContaining('"picture"')]);
    return JSON.parse(answer.body.toString()).picture as { src: string; hash: string; width: number; height: number };
  }
  const read = async (path: string) => (await ask(site.url + path)).body;

  it('position, camera, author and comments are gone from the file and from every size made of it', async () => {
    const told = { IFD0: { Make: 'Tell-Tale-Camera', Artist: 'Tell-Tale-Author' } };
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 5/1 0/1', GPSLongitude: '29/1 4/1 0/1' } };
    const bytes = await sharp(await makeJpeg({ width: 900, height: 600 }))
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Tell-Tale-Xmp/></x:xmpmeta>')
      .withExif({ ...told, ...place })
      .jpeg()
      .toBuffer();
    const original = await sharp(bytes).metadata();
    expect([original.exif?.includes('Tell-Tale'), original.xmp?.includes('Tell-Tale')]).toEqual([true, true]);

    const { src, hash } = await take(bytes);
    for (const path of [src, `/pictures/${hash}/800.jpg`, `/pictures/${hash}/800.webp`, `/pictures/${hash}/800.avif`]) {
      const served = await read(path);
      const { width, exif, xmp, iptc } = await sharp(served).metadata();
      expect({ width: width > 0, exif, xmp, iptc }, path).toEqual({ width: true });
      expect(served.includes('Tell-Tale'), path).toBe(false);
    }
  });

  it('the film that a telephone appends is left out', async () => {
    const { src } = await take(Buffer.concat([await makeJpeg(), Buffer.from('\0\0\0\x18ftypmp42 film')]));
    expect((await read(src)).includes('ftypmp42')).toBe(false);
  });

  it('of a moving picture the first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(90 * 60 * 3, 40), Buffer.alloc(90 * 60 * 3, 200)]);
    const raw = { width: 90, height: 120, channels: 3 as const, pageHeight: 60 };
    const moving = await sharp(frames, { raw })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { src, width, height } = await take(moving, { filename: 'a.webp', type: 'image/webp' });
    expect([width, height, (await sharp(await read(src)).metadata()).pages ?? 1]).toEqual([90, 60, 1]);
  });

  it('its own bytes say what it is, and no name leads out of the store', async () => {
    const png = await sharp(await makeJpeg())
      .png()
      .toBuffer();
    const { src } = await take(png, { filename: '../../../../index.html', type: 'text/html' });
    expect(src).toMatch(/^\/images\/[0-9a-f]{32}\.png$/);
    expect((await ask(site.url + src)).headers['content-type']).toBe('image/png');
  });
});
