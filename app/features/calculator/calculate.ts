import type { BoardMeasures, MeasuredColor, MeasuredProduct, PanelMeasures } from '#app/features/products/measures.ts';
import { readAddress } from './address.ts';
import type { CalculatorResult } from './bill.ts';
import { checkMeasures, type Wanted } from './check.ts';
import { calculateDeck, placeRects } from './deck.ts';
import { calculateFacade } from './facade.ts';
import { calculateFence } from './fence.ts';
import { type CalculatorForm, type Errors, KIND_LABELS, KINDS, type Kind, kindOf, partName } from './form.ts';
import { writeMetres } from './written.ts';

export interface Calculation {
  kind: Kind;
  /** As typed, with the product and the colour that were taken. */
  form: CalculatorForm;
  /** Undefined as long as no visible product of this kind has measures. */
  product: MeasuredProduct | undefined;
  color: MeasuredColor | undefined;
  /** What could not be taken as asked, and what was taken instead: by "tur", "urun", "renk". */
  notices: Errors;
  errors: Errors;
  /** Null while measures are missing or wrong. */
  result: CalculatorResult | null;
}

/** The whole answer to an address; the server and the browser both use it. */
export function calculate(products: MeasuredProduct[], query: URLSearchParams): Calculation {
  const form = readAddress(query);
  const notices: Errors = {};
  const kind = chooseKind(products, form, notices);
  const product = chooseProduct(products, form, kind, notices);
  const color = chooseColor(product, form, notices);
  const measures = product?.measures;
  const heights = measures?.kind === 'panel' ? measures.panelHeights : [];
  const { errors, wanted } = checkMeasures(form, kind, heights);
  const result = wanted && measures ? solve(wanted, measures, errors) : null;
  const named = { ...form, urun: product?.slug ?? '', renk: color?.slug ?? '' };
  return { kind, form: named, product, color, notices, errors, result };
}

function chooseKind(products: MeasuredProduct[], { tur, urun, renk }: CalculatorForm, notices: Errors): Kind {
  const asked = KINDS.find((kind) => kind === tur);
  if (asked) return asked;
  const product = products.find(({ slug }) => slug === urun) ?? firstIn(products, renk);
  const kind = product ? kindOf(product) : 'deck';
  if (tur) notices.tur = `Bu tür hesaplamada yok; ${KIND_LABELS[kind]} seçildi.`;
  return kind;
}

function chooseProduct(products: MeasuredProduct[], { urun, renk }: CalculatorForm, kind: Kind, notices: Errors) {
  const known = products.find(({ slug }) => slug === urun);
  if (known && kindOf(known) === kind) return known;
  const ofKind = products.filter((product) => kindOf(product) === kind);
  const nearest = firstIn(ofKind, renk);
  // A product of another kind was left behind when the visitor chose this kind: nothing to tell.
  if (urun && !known && nearest) notices.urun = `Bu ürün hesaplamada yok. En yakını seçildi: ${nearest.title}.`;
  return nearest;
}

/** The first that comes in this colour, or else the first: a link from a colour's page names no product. */
function firstIn(products: MeasuredProduct[], renk: string): MeasuredProduct | undefined {
  return products.find(({ colors }) => colors.some(({ slug }) => slug === renk)) ?? products[0];
}

function chooseColor(product: MeasuredProduct | undefined, { renk }: CalculatorForm, notices: Errors) {
  const known = product?.colors.find(({ slug }) => slug === renk);
  const first = product?.colors[0];
  if (renk && product && !known) {
    notices.renk = first ? `Bu ürün o renkte yok; ${first.name} seçildi.` : 'Bu ürünün renkleri henüz belirtilmemiş.';
  }
  return known ?? first;
}

function solve(wanted: Wanted, measures: BoardMeasures | PanelMeasures, errors: Errors): CalculatorResult | null {
  if (wanted.kind === 'cit') {
    return measures.kind === 'panel' ? calculateFence(measures, wanted.runs, wanted.height, wanted.ring) : null;
  }
  if (measures.kind !== 'board') return null;
  return wanted.kind === 'deck' ? solveDeck(wanted, measures, errors) : solveFacade(wanted, measures, errors);
}

function solveDeck({ parts, walls }: Wanted & { kind: 'deck' }, measures: BoardMeasures, errors: Errors) {
  const placed = placeRects(parts);
  if (!placed.ok) {
    const name = partName('deck', placed.overlapping);
    errors[`yer-${placed.overlapping}`] =
      `${name} başka bir parçanın üstüne geliyor; ölçüsünü ya da yerini değiştirin.`;
    return null;
  }
  const answer = calculateDeck(measures, placed.rects, walls);
  if (answer.ok) return answer.deck;
  const nearest = answer.nearest.map((run) => `${writeMetres(run)} m`).join(' ya da ');
  errors[`en-${answer.part}`] =
    `Bu en eldeki tahta boylarıyla döşenemiyor: 600 mm’den kısa bir parça kalıyor. En yakını: ${nearest}.`;
  return null;
}

function solveFacade({ walls, openings }: Wanted & { kind: 'cephe' }, measures: BoardMeasures, errors: Errors) {
  const answer = calculateFacade(measures, walls, openings);
  if (answer.ok) return answer.facade;
  if (answer.reason === 'opening-too-large') errors[`acik_en-${answer.opening}`] = 'Açıklık duvarın dışına taşıyor.';
  else errors.olculer = 'Açıklıklar duvardan büyük; ölçüleri değiştirin.';
  return null;
}
