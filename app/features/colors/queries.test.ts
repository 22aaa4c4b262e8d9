import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { findVisibleColors } from './queries.server.ts';

onEachEngine('public colours', (opened) => {
  it('gives the visible ones in Turkish order', async () => {
    const { db } = opened().database;
    for (const [name, is_visible] of [
      ['Teak', true],
      ['Çam', true],
      ['Gizli', false],
      ['Ceviz', true],
    ] as const) {
      await db
        .insertInto('colors')
        .values({ id: randomUUID(), name, hex_code: '#9A6A3F', is_visible, created_at: '2025-01-01T00:00:00.000Z' })
        .execute();
    }
    expect((await findVisibleColors(db)).map(({ name }) => name)).toEqual(['Ceviz', 'Çam', 'Teak']);
  });
});
