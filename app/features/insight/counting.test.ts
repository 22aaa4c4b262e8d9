import { describe, expect, it } from 'vitest';
import { DailyCounts } from './daily-counts.server.ts';
import { dayNumber, isoDay, numberOfDay } from './day.ts';
import { EmptySearches, tellableWords } from './empty-searches.server.ts';
import { OnceADay } from './once-a-day.server.ts';
import { thing } from './thing.ts';
import { findBrowser, type Sender } from './visitor.server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const isVisitor = (headers: Sender) => findBrowser(headers) !== null;

describe('the day', () => {
  it('begins at midnight in Istanbul', () => {
    expect(isoDay(dayNumber(Date.parse('2026-11-15T20:59:59Z')))).toBe('2026-11-15');
    expect(isoDay(dayNumber(Date.parse('2026-11-15T21:00:00Z')))).toBe('2026-11-16');
    expect(isoDay(numberOfDay('2026-11-16'))).toBe('2026-11-16');
  });
});

describe('who is counted', () => {
  it('people, whatever their browser', () => {
    expect(isVisitor({ 'user-agent': FIREFOX })).toBe(true);
    expect(isVisitor({ 'user-agent': SAFARI })).toBe(true);
  });

  it('not crawlers, programs and those who do not say what they are', () => {
    for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', 'GPTBot/1.2', '', undefined])
      expect(isVisitor({ 'user-agent': userAgent })).toBe(false);
    expect(isVisitor({ 'user-agent': `Mozilla/5.0 ${'x'.repeat(600)}` })).toBe(false);
  });

  it('not browsers that fetch ahead, and not staff', () => {
    expect(isVisitor({ 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' })).toBe(false);
    expect(isVisitor({ 'user-agent': FIREFOX, cookie: '__Host-kompozit.session_token=abc' })).toBe(false);
    expect(isVisitor({ 'user-agent': FIREFOX, cookie: 'cdn=1' })).toBe(true);
  });
});

describe('once a day', () => {
  it('the same person and thing is new once; another browser, address, thing or day is new', () => {
    const once = new OnceADay();
    expect(once.isFirst(1, '203.0.113.7', 1, '/')).toBe(true);
    expect(once.isFirst(1, '203.0.113.7', 1, '/')).toBe(false);
    expect(once.isFirst(1, '203.0.113.7', 1, '/products')).toBe(true);
    expect(once.isFirst(1, '203.0.113.7', 2, '/')).toBe(true);
    expect(once.isFirst(1, '203.0.113.8', 1, '/')).toBe(true);
    expect(once.isFirst(2, '203.0.113.7', 1, '/')).toBe(true);
  });

  it('hardly takes one visitor for another', () => {
    const once = new OnceADay();
    let first = 0;
    for (let n = 0; n < 50_000; n += 1)
      if (once.isFirst(1, `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 1, '/')) first += 1;
    expect(first).toBeGreaterThan(49_950);
  });
});

describe('counts in memory', () => {
  it('are handed over once, by day', () => {
    const counts = new DailyCounts();
    const today = numberOfDay('2026-11-16');
    counts.add(today - 1, thing('visit'));
    counts.add(today, thing('page', '/'));
    counts.add(today, thing('page', '/'));
    expect(counts.take(today)).toEqual([
      { day: '2026-11-15', what: 'visit', subject: '', color_id: '', count: 1 },
      { day: '2026-11-16', what: 'page', subject: '/', color_id: '', count: 2 },
    ]);
    expect(counts.take(today)).toEqual([]);
  });

  it('hold 5,000 things a day, whatever is asked for', () => {
    const counts = new DailyCounts();
    for (let n = 0; n < 6_000; n += 1) counts.add(1, thing('page', `/${n}`));
    expect(counts.take(1)).toHaveLength(5_000);
    counts.add(1, thing('page', '/5999'));
    counts.add(1, thing('page', '/0'));
    expect(counts.take(1).map(({ subject }) => subject)).toEqual(['/0']);
  });
});

describe('searches without result', () => {
  it('words are told from the second time on', () => {
    const searches = new EmptySearches();
    expect(searches.isCommon('ahsap kapi')).toBe(false);
    expect(searches.isCommon('pvc')).toBe(false);
    expect(searches.isCommon('ahsap kapi')).toBe(true);
    expect(searches.isCommon('ahsap kapi')).toBe(true);
  });

  it('are folded, and what may be about a person is left out', () => {
    expect(tellableWords('  Ahşap KAPI! ')).toBe('ahsap kapi');
    for (const query of [
      'ali@example.com',
      '0532 555 01 23',
      '05325550123',
      '05/32/111/22/33x',
      '0532_111*22·33',
      '053a21b112c233',
      '٠٥٣٢١١١٢٢٣٣',
      '０５３２１１１２２３３',
      'ali＠example.com',
      '!!!',
      'kapı '.repeat(3) + 'çok'.repeat(20),
    ])
      expect(tellableWords(query)).toBe(null);
    expect(tellableWords('deck 140x25')).toBe('deck 140x25');
    expect(tellableWords('çit 180 cm')).toBe('cit 180 cm');
  });
});
