import { billOf } from './bill.ts';
import type { Calculation } from './calculate.ts';
import { KIND_LABELS, type Kind } from './form.ts';
import { writeArea, writeCount, writeMetres } from './written.ts';

export interface CalculationSummary {
  kind: Kind;
  product: { slug: string; title: string };
  color: { slug: string; name: string } | null;
  /** "31,7 m² deck" */
  title: string;
  /** "6,00 × 4,00 m" for each part, run or wall. */
  measures: string[];
  lines: { name: string; amount: string }[];
  /** What a screen reader hears after a change: "31,7 m², 90 tahta". */
  spoken: string;
}

/** What the visitor sends on: by WhatsApp, with the contact form, on paper. Null without a result. */
export function summaryOfCalculation({ kind, product, color, result }: Calculation): CalculationSummary | null {
  if (!product || !result) return null;
  return {
    kind,
    product: { slug: product.slug, title: product.title },
    color: color ? { slug: color.slug, name: color.name } : null,
    title: titleOf(result, kind),
    measures: measuresOf(result),
    lines: billOf(result).map(({ name, amount }) => ({ name, amount })),
    spoken: spokenOf(result),
  };
}

type Result = NonNullable<Calculation['result']>;

/** What is covered or fenced: "31,7 m²", "14,40 m". */
export function extentOf(result: Result): string {
  return result.kind === 'fence' ? `${writeMetres(result.length)} m` : writeArea(result.area);
}

function titleOf(result: Result, kind: Kind): string {
  return `${extentOf(result)} ${KIND_LABELS[kind].toLocaleLowerCase('tr')}`;
}

function measuresOf(result: Result): string[] {
  if (result.kind === 'deck') {
    return result.parts.map(({ rect }) => `${writeMetres(rect.width)} × ${writeMetres(rect.depth)} m`);
  }
  if (result.kind === 'facade') {
    const sizes = (list: { width: number; height: number }[]) =>
      list.map(({ width, height }) => `${writeMetres(width)} × ${writeMetres(height)} m`);
    return [...sizes(result.walls), ...sizes(result.openings).map((size) => `açıklık ${size}`)];
  }
  const runs = result.runs.map(({ length, gates }) =>
    [`${writeMetres(length)} m`, ...gates.map((width) => `kapı ${writeMetres(width)} m`)].join(', '),
  );
  return [...runs, `yükseklik ${writeMetres(result.height)} m`, ...(result.ring ? ['kapalı halka'] : [])];
}

function spokenOf(result: Result): string {
  if (result.kind === 'fence') return `${extentOf(result)}, ${writeCount(result.lamellas)} lamel`;
  const boards = result.kind === 'deck' ? result.boards : [result.recommended];
  const count = boards.reduce((sum, board) => sum + board.count, 0);
  return `${extentOf(result)}, ${writeCount(count)} tahta`;
}

/** The text that WhatsApp opens with. */
export function whatsappTextOf({ product, color, title, measures, lines }: CalculationSummary, link: string): string {
  return [
    `Merhaba, ${title} için hesap yaptım: ${[product.title, color?.name].filter(Boolean).join(', ')}.`,
    `Ölçüler: ${measures.join('; ')}`,
    ...lines.map(({ name, amount }) => `• ${name}: ${amount}`),
    `Plan ve liste: ${link}`,
  ].join('\n');
}
