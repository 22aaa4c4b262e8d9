import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { inPreview, runPreview } from './preview.server.ts';
import type { Db } from './schema.ts';

const color = (name: string) => ({ id: randomUUID(), name, hex_code: '#9a6a3f', created_at: new Date().toISOString() });
const add = (db: Db, name: string) => db.insertInto('colors').values(color(name)).execute();
const names = async (db: Db) =>
  (await db.selectFrom('colors').select('name').orderBy('name').execute()).map((c) => c.name);

onEachEngine('a preview', (opened) => {
  const db = () => opened().database.db;
  const preview = <T>(work: () => Promise<T>, limitMs?: number) => runPreview(db(), work, limitMs);

  it('sees what it writes through the ordinary handle, and leaves nothing', async () => {
    const seen = await preview(async () => {
      expect(inPreview()).toBe(true);
      await add(db(), 'Ceviz');
      return names(db());
    });
    expect(seen).toContain('Ceviz');
    expect(inPreview()).toBe(false);
    expect(await names(db())).not.toContain('Ceviz');
  });

  it('is seen by nobody else while it runs', async () => {
    const { promise: written, resolve: tell } = Promise.withResolvers<void>();
    const running = preview(async () => {
      await add(db(), 'Gizli');
      tell();
      return names(db());
    });
    await written;
    expect(await names(db())).not.toContain('Gizli');
    expect(await running).toContain('Gizli');
  });

  it('runs beside another one, and neither sees the other', async () => {
    const both = ['Bir', 'İki'].map((name) =>
      preview(async () => {
        await add(db(), name);
        return names(db());
      }),
    );
    const [first, second] = await Promise.all(both);
    expect([first?.includes('İki'), second?.includes('Bir')]).toEqual([false, false]);
  });

  it('runs transactions inside it, and outlives those that fail', async () => {
    const seen = await preview(async () => {
      await db()
        .transaction()
        .execute((trx) => add(trx, 'Kalan'));
      const taken = color('Bozulan');
      const failing = db()
        .transaction()
        .execute(async (trx) => {
          await trx.insertInto('colors').values(taken).execute();
          await trx.insertInto('colors').values(taken).execute();
        });
      await expect(failing).rejects.toThrow();
      return names(db());
    });
    expect(seen).toContain('Kalan');
    expect(seen).not.toContain('Bozulan');
    expect(await names(db())).not.toContain('Kalan');
  });

  it('answers queries that are asked at the same time one after the other', async () => {
    const counts = await preview(() => Promise.all(Array.from({ length: 20 }, () => names(db()))));
    expect(counts).toHaveLength(20);
  });

  it('announces no change of what visitors see', async () => {
    const { changes } = opened().database;
    const before = changes.version;
    await preview(() => add(db(), 'Sessiz'));
    expect(changes.version).toBe(before);
  });

  it('that takes too long is rolled back, and what it still does is refused', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: late, resolve: tell } = Promise.withResolvers<unknown>();
    const slow = preview(async () => {
      await add(db(), 'Geç');
      await ended;
      tell(await add(db(), 'Daha geç').catch((error: Error) => error.message));
    }, 50);
    await expect(slow).rejects.toThrow('50 ms');
    end();
    expect(await late).toMatch('has ended');
    expect(await names(db())).not.toContain('Daha geç');
    expect(await names(db())).not.toContain('Geç');
  });

  it('that fails leaves the database usable', async () => {
    const failing = preview(async () => {
      await add(db(), 'Yarım');
      throw new Error('render failed');
    });
    await expect(failing).rejects.toThrow('render failed');
    await add(db(), 'Sonra');
    expect(await names(db())).toContain('Sonra');
  });
});
