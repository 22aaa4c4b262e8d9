import { expect, it } from 'vitest';
import { addColor, addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { countRequest } from './count-request.server.ts';
import { addCounts } from './queries.server.ts';
import type { DailyCount } from './thing.ts';

onEachEngine('counts', (opened) => {
  const db = () => opened().database.db;
  const stored = (what: string) =>
    db()
      .selectFrom('daily_counts')
      .select(['day', 'what', 'subject', 'color_id', 'count'])
      .where('what', '=', what)
      .orderBy('subject')
      .orderBy('color_id')
      .execute();

  it('of several processes add up, one row per day and thing', async () => {
    const page = (day: string, subject: string, count: number): DailyCount => ({
      day,
      what: 'page',
      subject,
      color_id: '',
      count,
    });
    const many = Array.from({ length: 600 }, (_, n) => page('2026-11-15', `/p${n}`, 1));
    await Promise.all([
      addCounts(db(), [page('2026-11-16', '/', 2), ...many]),
      addCounts(db(), [...many].reverse().concat(page('2026-11-16', '/', 3))),
    ]);
    const rows = await stored('page');
    expect(rows).toHaveLength(601);
    expect(rows[0]).toEqual(page('2026-11-16', '/', 5));
    expect(rows.slice(1).every(({ count }) => count === 2)).toBe(true);
  });

  it('of requests name product and colour, each piece of a box its own', async () => {
    const { id: product } = await addProduct(db(), 'Masif Deck');
    const { id: color } = await addColor(db(), 'Teak');
    const piece = { product: 'Masif Deck', color: 'Teak' };
    await countRequest(db(), { kind: 'offer', details: piece });
    await countRequest(db(), { kind: 'message', details: {} });
    await countRequest(db(), {
      kind: 'sample',
      details: { pieces: [piece, piece, { product: 'Yok', color: 'Teak' }] },
    });
    const shown = async (what: string) => (await stored(what)).map(({ day: _day, ...row }) => row);
    expect(await shown('offer')).toEqual([{ what: 'offer', subject: product, color_id: color, count: 1 }]);
    expect(await shown('message')).toEqual([{ what: 'message', subject: '', color_id: '', count: 1 }]);
    expect(await shown('sample')).toEqual([{ what: 'sample', subject: '', color_id: '', count: 1 }]);
    expect(await shown('piece')).toEqual([
      { what: 'piece', subject: '', color_id: color, count: 1 },
      { what: 'piece', subject: product, color_id: color, count: 2 },
    ]);
  });
});
