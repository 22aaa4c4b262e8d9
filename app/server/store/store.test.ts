import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEachStore } from '#tests/support/engines.ts';

onEachStore('the store', (store) => {
  it('gives back the bytes and the type that were put in', async () => {
    const bytes = randomBytes(100_000);
    await store().put('blogs/a-user/x_1.webp', bytes, 'image/webp');
    expect(await store().get('blogs/a-user/x_1.webp')).toEqual({ bytes, contentType: 'image/webp' });
  });

  it('says null for what is not there', async () => {
    expect(await store().get('missing.jpg')).toBeNull();
  });

  it('forgets what was deleted, and deleting twice is no error', async () => {
    await store().put('gone.jpg', randomBytes(10), 'image/jpeg');
    await store().delete('gone.jpg');
    await store().delete('gone.jpg');
    expect(await store().get('gone.jpg')).toBeNull();
  });

  it('lists every path', async () => {
    await store().put('list/a.jpg', randomBytes(10), 'image/jpeg');
    await store().put('list/b/c.png', randomBytes(10), 'image/png');
    const entries = await Array.fromAsync(store().list());
    expect(entries.map(({ path }) => path)).toEqual(expect.arrayContaining(['list/a.jpg', 'list/b/c.png']));
    const { storedAt } = entries.find(({ path }) => path === 'list/a.jpg') ?? {};
    expect(Math.abs(Date.now() - Number(storedAt))).toBeLessThan(60_000);
  });

  it.each([
    ...['../secret', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a\\b', 'a b.jpg', 'a\0.jpg', ''],
    ...['a.jpg.', 'a./b.jpg', 'a..%2fb.jpg', `${'a'.repeat(300)}.jpg`, `${'a'.repeat(300)}/b.jpg`],
  ])('refuses the path %j', async (path) => {
    await expect((async () => store().put(path, randomBytes(1), 'image/jpeg'))()).rejects.toThrow('Not a path');
    await expect((async () => store().get(path))()).rejects.toThrow('Not a path');
    await expect((async () => store().delete(path))()).rejects.toThrow('Not a path');
  });

  it('takes the longest name that is allowed', async () => {
    const path = `${'a'.repeat(196)}.jpg`;
    const bytes = randomBytes(10);
    await store().put(path, bytes, 'image/jpeg');
    expect((await store().get(path))?.bytes).toEqual(bytes);
  });

  it('answers when asked whether it is there', async () => {
    await expect(store().check()).resolves.toBeUndefined();
  });
});
