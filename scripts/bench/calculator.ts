import { ask } from '#tests/support/http-client.ts';
import { median, type Row } from './table.ts';

const BAR_MS = 50;
const ROUNDS = 60;
const LARGEST = Array.from({ length: 12 }, (_, index) => `&en=50&boy=50${index > 0 ? '&yer=alt-sol' : ''}`).join('');

const CALCULATIONS = {
  'an L-shaped deck': '?tur=deck&urun=masif-deck-140&en=6,00&boy=4,00&en=3,20&boy=2,40&yer=alt-sol',
  'the largest deck': `?tur=deck&urun=masif-deck-140${LARGEST}`,
  'a fence of 50 m with a gate': '?tur=cit&kol=50&kapi=1',
  'a facade with an opening': '?tur=cephe&en=12&boy=6&acik_en=2&acik_boy=1,30',
};

/** The whole answer of /hesapla, which is never cached: products from the database, formulas, drawing, page. */
export async function measureCalculator(siteUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, query] of Object.entries(CALCULATIONS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await ask(`${siteUrl}/hesapla${query}`);
      times.push(performance.now() - start);
    }
    // The first ones warm the code up.
    const typical = median(times.slice(10));
    rows.push({
      what: `/hesapla answers ${what}`,
      measured: `${typical.toFixed(1)} ms`,
      bar: `below ${BAR_MS} ms`,
      met: typical < BAR_MS,
    });
  }
  return rows;
}
