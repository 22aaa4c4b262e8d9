import { expect, test } from 'vitest';
import type { BoardMeasures } from '#app/features/products/measures.ts';
import { billOf, type CalculatorResult } from './bill.ts';
import { calculateDeck } from './deck.ts';
import { calculateFacade } from './facade.ts';
import { calculateFence } from './fence.ts';

const BOARD: BoardMeasures = {
  kind: 'board',
  boardWidth: 140,
  gap: 5,
  boardLengths: [2200, 2900],
  joistSpacing: 350,
  joistLength: 3000,
  weightPerM: null,
};
const PANEL = { kind: 'panel' as const, bayWidth: 1800, postWidth: 70, panelHeights: [1800], lamellaHeight: 150 };

const lines = (result: CalculatorResult) => billOf(result).map(({ name, amount }) => `${name}: ${amount}`);

test('a deck lists its boards, one row a length, then all that carries and holds them', () => {
  const answer = calculateDeck(BOARD, [{ x: 0, y: 0, width: 5000, depth: 4000 }], ['ust']);
  if (!answer.ok) throw new Error('no pattern');
  expect(lines(answer.deck)).toEqual([
    'Deck tahtası, 2900 mm: 28 adet',
    'Deck tahtası, 2200 mm: 28 adet',
    'Taşıyıcı profil, 3000 mm: 24 adet',
    'Gizli klips: 486 adet',
    'Başlangıç klipsi: 36 adet',
    'Paslanmaz vida: 522 adet',
    'Bitiş profili: 13 m',
  ]);
  expect(billOf(answer.deck)[2]?.note).toBe('Toplam 72 m; ek yerlerinde çift taşıyıcı');
});

test('a deck between walls needs no edge profile', () => {
  const answer = calculateDeck(BOARD, [{ x: 0, y: 0, width: 2900, depth: 140 }], ['ust', 'alt', 'sol', 'sag']);
  if (!answer.ok) throw new Error('no pattern');
  expect(lines(answer.deck)).toEqual([
    'Deck tahtası, 2900 mm: 1 adet',
    'Taşıyıcı profil, 3000 mm: 1 adet',
    'Başlangıç klipsi: 20 adet',
    'Paslanmaz vida: 20 adet',
  ]);
});

test('a fence lists lamellas, posts, caps and gates by their width', () => {
  const runs = [
    { length: 12_000, gate: 1000 },
    { length: 5400, gate: 3500 },
    { length: 5400, gate: 1000 },
  ];
  expect(lines(calculateFence(PANEL, runs, 1800, false))).toEqual([
    'Lamel: 144 adet',
    'Alüminyum direk: 16 adet',
    'Direk başlığı: 16 adet',
    'Kapı, 3,50 m: 1 adet',
    'Kapı, 1,00 m: 2 adet',
  ]);
});

test('a facade lists the recommended boards, and battens by their length', () => {
  const walls = [
    { width: 8000, height: 3000 },
    { width: 8000, height: 3000 },
    { width: 700, height: 285 },
  ];
  const answer = calculateFacade(BOARD, walls, []);
  if (!answer.ok) throw new Error(answer.reason);
  // 2 x 168 m + 1.4 m = 337.4 m; with 8 % 364.392 m: 166 x 2.2 m = 365.2 m, 126 x 2.9 m = 365.4 m.
  expect(lines(answer.facade)).toEqual([
    'Cephe profili, 2200 mm: 166 adet',
    'Taşıyıcı profil, 3000 mm: 48 adet',
    'Taşıyıcı profil, 285 mm: 3 adet',
    'Gizli klips: 1.014 adet',
    'Başlangıç klipsi: 51 adet',
  ]);
});
