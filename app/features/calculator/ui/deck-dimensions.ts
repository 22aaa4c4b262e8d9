import type { DeckResult, OutlineEdge, Side } from '../deck.ts';
import type { FieldLink } from './dimension.tsx';

export const partLetter = (index: number) => String.fromCharCode(65 + index);

const across = (side: Side) => side === 'ust' || side === 'alt';

/** The field whose measure this edge shows: that of a rectangle whose whole side it is. */
function fieldOf(edge: OutlineEdge, deck: DeckResult): FieldLink | undefined {
  const part = deck.parts.findIndex(({ rect: { x, y, width, depth } }) =>
    across(edge.side)
      ? edge.at === (edge.side === 'ust' ? y : y + depth) && edge.from === x && edge.to === x + width
      : edge.at === (edge.side === 'sol' ? x : x + width) && edge.from === y && edge.to === y + depth,
  );
  if (part === -1) return undefined;
  const name = across(edge.side) ? 'en' : 'boy';
  return { id: `${name}-${part}`, name: `Parça ${partLetter(part)}, ${name}` };
}

export interface DeckDimension {
  direction: 'across' | 'down';
  from: number;
  to: number;
  at: number;
  side: 1 | -1;
  field: FieldLink | undefined;
  onBoard: boolean;
}

const ORDER: Side[] = ['ust', 'sag', 'alt', 'sol'];

/** Every measure once: along the outline, and on the boards where no edge of the outline shows it. */
export function dimensionsOf(deck: DeckResult, u: number): DeckDimension[] {
  const dimensions: DeckDimension[] = [];
  const isShown = (id: string) => dimensions.some(({ field }) => field?.id === id);
  for (const edge of ORDER.flatMap((side) => deck.outline.filter((other) => other.side === side))) {
    const field = fieldOf(edge, deck);
    const direction = across(edge.side) ? 'across' : 'down';
    const { from, to } = edge;
    const repeated = dimensions.some((d) => d.direction === direction && d.from === from && d.to === to);
    if (field ? isShown(field.id) : repeated || to - from < 4 * u) continue;
    const side = edge.side === 'ust' || edge.side === 'sol' ? -1 : 1;
    dimensions.push({ direction, from, to, at: edge.at + side * 5.2 * u, side, field, onBoard: false });
  }
  for (const [index, { rect }] of deck.parts.entries()) {
    const { x, y, width, depth } = rect;
    const inner = { side: -1 as const, onBoard: true };
    const name = `Parça ${partLetter(index)}`;
    if (!isShown(`en-${index}`)) {
      const field = { id: `en-${index}`, name: `${name}, en` };
      dimensions.push({ ...inner, direction: 'across', from: x, to: x + width, at: y + depth * 0.25, field });
    }
    if (!isShown(`boy-${index}`)) {
      const field = { id: `boy-${index}`, name: `${name}, boy` };
      dimensions.push({ ...inner, direction: 'down', from: y, to: y + depth, at: x + width * 0.4, field });
    }
  }
  return dimensions;
}
