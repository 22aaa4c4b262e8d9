import type { DeckResult } from './deck.ts';
import type { FacadeResult } from './facade.ts';
import type { FenceResult } from './fence.ts';
import { writeCount, writeMetres, writeRunningMetres } from './written.ts';

export type CalculatorResult = DeckResult | FenceResult | FacadeResult;

/** One row of the list of materials, the same on the page, in the message, in WhatsApp and on paper. */
export interface BillRow {
  /** "Deck tahtası, 2900 mm" */
  name: string;
  note?: string;
  /** "28 adet", "18,4 m" */
  amount: string;
  /** The number in `amount`. */
  count: number;
  unit: 'adet' | 'm';
}

const pieces = (name: string, count: number, note?: string): BillRow => ({
  name,
  ...(note && { note }),
  amount: `${writeCount(count)} adet`,
  count,
  unit: 'adet',
});

const running = (name: string, mm: number, note?: string): BillRow => ({
  name,
  ...(note && { note }),
  amount: writeRunningMetres(mm),
  count: mm / 1000,
  unit: 'm',
});

const deckBill = (deck: DeckResult): BillRow[] => [
  ...deck.boards.map(({ length, count }) => pieces(`Deck tahtası, ${length} mm`, count)),
  pieces(
    `Taşıyıcı profil, ${deck.measures.joistLength} mm`,
    deck.joistPieces,
    `Toplam ${writeRunningMetres(deck.joistRunning)}${deck.joints > 0 ? '; ek yerlerinde çift taşıyıcı' : ''}`,
  ),
  pieces('Gizli klips', deck.clips),
  pieces('Başlangıç klipsi', deck.starters),
  pieces('Paslanmaz vida', deck.screws, 'Her klipse bir vida'),
  running('Bitiş profili', deck.edgeProfile, 'Duvar kenarları dışındaki çevre'),
];

/** One row for each distinct measure, the largest first. */
function rowsByMeasure(measures: number[], name: (measure: number) => string): BillRow[] {
  return [...new Set(measures)]
    .sort((a, b) => b - a)
    .map((measure) => pieces(name(measure), measures.filter((other) => other === measure).length));
}

const fenceBill = (fence: FenceResult): BillRow[] => [
  pieces('Lamel', fence.lamellas, `${writeCount(fence.bays)} açıklıkta ${writeCount(fence.lamellasPerBay)} sıra`),
  pieces('Alüminyum direk', fence.posts),
  pieces('Direk başlığı', fence.caps),
  ...rowsByMeasure(
    fence.runs.flatMap((run) => run.gates),
    (width) => `Kapı, ${writeMetres(width)} m`,
  ),
];

const facadeBill = (facade: FacadeResult): BillRow[] => [
  pieces(
    `Cephe profili, ${facade.recommended.length} mm`,
    facade.recommended.count,
    `Net ${writeMetres(Math.ceil(facade.running))} m; %8 kesim payı dâhil`,
  ),
  ...rowsByMeasure(
    facade.walls.flatMap((wall) => Array<number>(wall.battens).fill(wall.height)),
    (height) => `Taşıyıcı profil, ${height} mm`,
  ),
  pieces('Gizli klips', facade.clips),
  pieces('Başlangıç klipsi', facade.starters),
];

export function billOf(result: CalculatorResult): BillRow[] {
  const rows =
    result.kind === 'deck' ? deckBill(result) : result.kind === 'fence' ? fenceBill(result) : facadeBill(result);
  return rows.filter(({ count }) => count > 0);
}
