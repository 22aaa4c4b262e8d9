import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BoardMeasures, PanelMeasures } from '#app/features/products/measures.ts';
import { calculateDeck, type DeckResult, type Place, placeRects } from '../deck.ts';
import { calculateFacade } from '../facade.ts';
import { calculateFence } from '../fence.ts';
import { BoardSection } from './board-section.tsx';
import { DeckPlan } from './deck-plan.tsx';
import { FacadeWalls } from './facade-wall.tsx';
import { FenceElevation } from './fence-elevation.tsx';
import { placeOpenings } from './place-openings.ts';

const BOARD: BoardMeasures = {
  kind: 'board',
  boardWidth: 140,
  gap: 5,
  boardLengths: [2200, 2900],
  joistSpacing: 350,
  joistLength: 3000,
  weightPerM: null,
};
const PANEL: PanelMeasures = {
  kind: 'panel',
  bayWidth: 1800,
  postWidth: 70,
  panelHeights: [1800],
  lamellaHeight: 150,
};

/** How many elements of this class a drawing has, and how many more its patterns stand for. */
function count(drawing: ReactElement, name: string): number {
  const markup = renderToStaticMarkup(drawing);
  const elements = [...markup.matchAll(/<[a-z]+ [^>]*?class="([^"]*)"[^>]*>/g)];
  const drawn = elements.filter(([tag, names = '']) => names.split(' ').includes(name) && !tag.includes('data-'));
  const named = [...markup.matchAll(new RegExp(`data-${name}s="(\\d+)"`, 'g'))].map(([, number]) => Number(number));
  return drawn.length + named.reduce((a, b) => a + b, 0);
}

function deckOf(parts: { width: number; depth: number; place?: Place }[], measures: Partial<BoardMeasures> = {}) {
  const placed = placeRects(parts);
  const answer = placed.ok && calculateDeck({ ...BOARD, ...measures }, placed.rects, ['ust']);
  return answer !== false && answer.ok ? answer.deck : null;
}
const boardsOf = ({ parts }: DeckResult) =>
  parts.reduce((total, { rows, pattern }) => total + rows.length * (pattern.whole.length + (pattern.cut ? 1 : 0)), 0);

const L = [
  { width: 6000, depth: 4000 },
  { width: 3200, depth: 2400, place: 'alt-sol' as const },
];

describe('deck', () => {
  test('the plan of an L has the boards and joists of the list', () => {
    const deck = deckOf(L) as DeckResult;
    // 28 rows of 3 pieces and 17 of 2.
    expect(count(<DeckPlan deck={deck} />, 'board')).toBe(118);
    expect(count(<DeckPlan deck={deck} />, 'joist')).toBe(36);
  });

  test('plan and list agree for any deck', () => {
    const metres = fc.integer({ min: 200, max: 12_000 });
    const places = fc.constantFrom<Place>('alt-sol', 'alt-sag', 'sag-ust', 'sol-alt');
    const shape = fc.array(fc.record({ width: metres, depth: metres, place: places }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(shape, (parts) => {
        const deck = deckOf(parts);
        if (!deck) return;
        expect(count(<DeckPlan deck={deck} />, 'board')).toBe(boardsOf(deck));
        expect(count(<DeckPlan deck={deck} />, 'joist')).toBe(deck.joists);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['50 x 50 m', {}],
    ['boards of 1 mm', { boardLengths: [1], boardWidth: 1, gap: 0, joistSpacing: 1 }],
  ])('a plan stays small, and still names what it shows: %s', (_, measures) => {
    const deck = deckOf([{ width: 50_000, depth: 50_000 }], measures) as DeckResult;
    const plan = <DeckPlan deck={deck} />;
    expect(count(plan, 'board')).toBe(boardsOf(deck));
    expect(count(plan, 'joist')).toBe(deck.joists);
    expect(renderToStaticMarkup(plan).length).toBeLessThan(60_000);
  });

  test('the boards that are drawn fill the rectangle', () => {
    const markup = renderToStaticMarkup(<DeckPlan deck={deckOf([{ width: 5000, depth: 285 }]) as DeckResult} />);
    expect([...markup.matchAll(/class="board"[^>]* d="([^"]*)"/g)].map(([, d]) => d)).toEqual([
      'M0 0h2900v140h-2900z',
      'M2900 0h2100v140h-2100z',
      'M0 145h2100v140h-2100z',
      'M2100 145h2900v140h-2900z',
    ]);
  });

  test('every measure leads to its field, once', () => {
    const links = (deck: DeckResult) =>
      [...renderToStaticMarkup(<DeckPlan deck={deck} linked />).matchAll(/href="#([a-z]+-\d)"/g)]
        .map(([, id]) => id)
        .sort();
    expect(links(deckOf([{ width: 5000, depth: 4000 }]) as DeckResult)).toEqual(['boy-0', 'en-0']);
    // The letters lead to their part's first field too.
    expect([...new Set(links(deckOf(L) as DeckResult))]).toEqual(['boy-0', 'boy-1', 'en-0', 'en-1']);
    const stacked = [0, 1, 2].map(() => ({ width: 4000, depth: 2000 }));
    expect(new Set(links(deckOf(stacked) as DeckResult)).size).toBe(6);
    expect(renderToStaticMarkup(<DeckPlan deck={deckOf(L) as DeckResult} />)).not.toContain('href="#en');
  });

  test('has its numbers in a table for screen readers', () => {
    const markup = renderToStaticMarkup(<DeckPlan deck={deckOf(L) as DeckResult} />);
    expect(markup).toContain('aria-label="Ölçekli plan: 6,00 × 4,00 m ve 3,20 × 2,40 m, 31,7 m²"');
    expect(markup).toMatch(/Parça B<\/th><td>3,20 m<\/td><td>2,40 m<\/td><td>17<\/td><td>2200 \+ 1000 mm<\/td><td>13</);
  });

  test('hidden joists are dropped above 40', () => {
    const drawn = (width: number) =>
      renderToStaticMarkup(<DeckPlan deck={deckOf([{ width, depth: 1000 }]) as DeckResult} />).includes('hidden-line');
    expect([drawn(6000), drawn(20_000)]).toEqual([true, false]);
  });
});

describe('fence', () => {
  const runs = [
    { length: 9000, gate: null },
    { length: 5400, gate: 1000 },
    { length: 3600, gate: null },
  ];

  test.each([
    ['open', false],
    ['ring', true],
  ])('the elevations have the posts, caps and lamellas of the list: %s', (_, ring) => {
    const fence = calculateFence(PANEL, runs, 1800, ring);
    const drawing = <FenceElevation fence={fence} />;
    expect(count(drawing, 'post')).toBe(fence.posts);
    expect(count(drawing, 'cap')).toBe(fence.caps);
    expect(count(drawing, 'lamella')).toBe(fence.lamellas);
    expect(count(drawing, 'gate')).toBe(fence.gates);
  });

  test('a long fence stays small, and still names its lamellas', () => {
    const fence = calculateFence(
      PANEL,
      runs.map(() => ({ length: 50_000, gate: 1000 })),
      1800,
      false,
    );
    expect(count(<FenceElevation fence={fence} />, 'lamella')).toBe(fence.lamellas);
    const narrow = calculateFence(
      { ...PANEL, bayWidth: 1, lamellaHeight: 1 },
      [{ length: 50_000, gate: null }],
      1800,
      false,
    );
    const drawing = <FenceElevation fence={narrow} />;
    expect(count(drawing, 'lamella')).toBe(narrow.lamellas);
    expect(count(drawing, 'post')).toBe(narrow.posts);
    expect(renderToStaticMarkup(drawing).length).toBeLessThan(60_000);
  });
});

describe('facade', () => {
  const walls = [
    { width: 8000, height: 3000 },
    { width: 3000, height: 2400 },
  ];
  const openings = [
    { width: 2200, height: 1300 },
    { width: 1000, height: 2150 },
  ];

  test('the walls have the rows, battens and openings of the list', () => {
    const answer = calculateFacade(BOARD, walls, openings);
    if (!answer.ok) throw new Error(answer.reason);
    const drawing = <FacadeWalls facade={answer.facade} linked />;
    expect(count(drawing, 'row')).toBe(answer.facade.rows);
    expect(count(drawing, 'batten')).toBe(answer.facade.battens);
    expect(count(drawing, 'hole')).toBe(2);
    expect(renderToStaticMarkup(drawing)).toContain('href="#acik_en-1"');
  });

  test('openings lie inside their wall and beside one another; those without room are named', () => {
    const { placed, left } = placeOpenings(walls, [
      ...openings,
      { width: 7000, height: 1000 },
      { width: 3000, height: 900 },
    ]);
    expect(left).toEqual([0]);
    for (const [index, wall] of walls.entries()) {
      let end = 0;
      for (const { x, width, sill, height } of placed[index] ?? []) {
        expect(x).toBeGreaterThanOrEqual(end);
        end = x + width;
        expect(sill + height).toBeLessThanOrEqual(wall.height);
      }
      expect(end).toBeLessThanOrEqual(wall.width);
    }
  });

  test('a wall of very narrow boards stays small, and still names its rows', () => {
    const answer = calculateFacade(
      { ...BOARD, boardWidth: 1, gap: 0, boardLengths: [1] },
      [{ width: 50_000, height: 50_000 }],
      [],
    );
    if (!answer.ok) throw new Error(answer.reason);
    const drawing = <FacadeWalls facade={answer.facade} />;
    expect(count(drawing, 'row')).toBe(50_000);
    expect(renderToStaticMarkup(drawing).length).toBeLessThan(60_000);
  });
});

test('a section is as wide as its board, with both measures', () => {
  const markup = renderToStaticMarkup(<BoardSection width={140} thickness={22} chambers={5} />);
  expect(markup).toContain('aria-label="Kesit: 140 × 22 mm"');
  expect(markup).toMatch(/140 mm<.*22 mm</s);
});
