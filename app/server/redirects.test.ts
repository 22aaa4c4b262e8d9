import { beforeEach, expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { findRedirect, recordRedirect } from './redirects.server.ts';

onEachEngine('redirects of renamed pages', (opened) => {
  const db = () => opened().database.db;
  const rename = (from: string, to: string) =>
    db()
      .transaction()
      .execute((trx) => recordRedirect(trx, from, to));
  beforeEach(() => db().deleteFrom('redirects').execute());

  it('leads from the old address to the new one', async () => {
    await rename('/products/a', '/products/b');
    expect(await findRedirect(db(), '/products/a')).toBe('/products/b');
    expect(await findRedirect(db(), '/products/b')).toBeUndefined();
  });

  it('leads every former address straight to the newest one', async () => {
    await rename('/products/a', '/products/b');
    await rename('/products/b', '/products/c');
    expect(await findRedirect(db(), '/products/a')).toBe('/products/c');
    expect(await findRedirect(db(), '/products/b')).toBe('/products/c');
  });

  it('redirects nowhere from an address that is in use again', async () => {
    await rename('/products/a', '/products/b');
    await rename('/products/b', '/products/a');
    expect(await findRedirect(db(), '/products/a')).toBeUndefined();
    expect(await findRedirect(db(), '/products/b')).toBe('/products/a');
  });

  it('comes round a longer circle without a loop', async () => {
    await rename('/products/a', '/products/b');
    await rename('/products/b', '/products/c');
    await rename('/products/c', '/products/a');
    expect(await findRedirect(db(), '/products/a')).toBeUndefined();
    expect(await findRedirect(db(), '/products/b')).toBe('/products/a');
    expect(await findRedirect(db(), '/products/c')).toBe('/products/a');
  });

  it('takes the last word when another page leaves the same address later', async () => {
    await rename('/products/a', '/products/b');
    await rename('/products/a', '/products/c');
    expect(await findRedirect(db(), '/products/a')).toBe('/products/c');
  });

  it('does nothing when nothing moved', async () => {
    await rename('/products/a', '/products/a');
    expect(await findRedirect(db(), '/products/a')).toBeUndefined();
  });
});
