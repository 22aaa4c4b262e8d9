import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { addColor, addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { wholeText } from '#tests/support/whole-text.ts';
import { findInsight } from './admin-queries.server.ts';
import { exportCounts } from './export.server.ts';
import { addCounts } from './queries.server.ts';
import { type Thing, thing } from './thing.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

onEachEngine('the last thirty days', (opened) => {
  const db = () => opened().database.db;
  const add = (day: string, counted: Thing, count: number) => addCounts(db(), [{ day, ...counted, count }]);
  const totals = async () => {
    const insight = await findInsight(db(), NOW);
    return Object.fromEntries(insight.totals.map(({ measure, now, before }) => [measure, [now, before]]));
  };
  beforeEach(() => db().deleteFrom('daily_counts').execute());

  it('nothing was counted before today: that is said instead of numbers', async () => {
    expect(await findInsight(db(), NOW)).toMatchObject({ isEmpty: true, startedOn: '2026-11-15' });
    await add('2026-11-15', thing('visit'), 3);
    expect(await findInsight(db(), NOW)).toMatchObject({ isEmpty: true, startedOn: '2026-11-15' });
    await add('2026-11-14', thing('visit'), 3);
    expect(await findInsight(db(), NOW)).toMatchObject({ isEmpty: false, startedOn: '2026-11-14' });
  });

  it('has thirty days up to today, and the thirty before only if all of them were counted', async () => {
    await add('2026-11-15', thing('visit'), 3);
    await add('2026-10-17', thing('visit'), 4);
    await add('2026-10-16', thing('visit'), 5);
    await add('2026-11-01', thing('offer', randomUUID()), 1);
    await add('2026-11-01', thing('message'), 2);
    const { from, to, days } = await findInsight(db(), NOW);
    expect([from, to, days.length]).toEqual(['2026-10-17', '2026-11-15', 30]);
    expect(days.map(({ counts }) => counts.visits)).toEqual([4, ...Array(28).fill(0), 3]);
    expect(await totals()).toMatchObject({ visits: [7, null], messages: [3, null] });
    await add('2026-09-17', thing('visit'), 6);
    expect(await totals()).toMatchObject({ visits: [7, 11], messages: [3, 0], samples: [0, 0] });
  });

  it('ranks products and colours, with those that were deleted since', async () => {
    const { id: product } = await addProduct(db(), 'Masif Deck');
    const { id: color } = await addColor(db(), 'Teak');
    const gone = randomUUID();
    await add('2026-11-10', thing('whatsapp', product, color), 2);
    await add('2026-11-11', thing('piece', product), 3);
    await add('2026-11-11', thing('phone', gone, color), 1);
    await add('2026-11-11', thing('mail', gone, color), 9);
    await add('2026-11-11', thing('phone'), 7);
    await add('2026-11-11', thing('page', '/'), 9);
    await add('2026-11-11', thing('search'), 4);
    await add('2026-11-11', thing('search', 'kapi'), 2);
    expect(await findInsight(db(), NOW)).toMatchObject({
      products: [
        { id: product, name: 'Masif Deck', count: 5 },
        { id: gone, name: null, count: 1 },
      ],
      colors: [{ id: color, name: 'Teak', count: 3 }],
      pages: [{ name: '/', count: 9 }],
      searches: [{ name: 'kapi', count: 2 }],
      emptySearches: 4,
    });
    const csv = await wholeText(exportCounts(db(), NOW));
    expect(csv).toContain('"2026-11-10";"WhatsApp";"";"Masif Deck";"Teak";"2"');
    expect(csv).toContain('"2026-11-11";"Telefon";"";"Silinmiş ürün";"Teak";"1"');
    expect(csv).toContain('"2026-11-11";"Sonuçsuz arama";"kapi";"";"";"2"');
  });
});
