import { ClipPath, Defs, G } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { Section } from '../content.ts';
import { drawing, label, path } from './elements.ts';
import { COLOR, CONTENT_WIDTH } from './look.ts';

/** Room for the thickness beside the section, and for the width below it. */
const BESIDE = 18;
const BELOW = 14;
const ABOVE = 1;
const HATCH = 3;

/** 1 unless the section is wider than the page. */
export const sectionScale = ({ width }: Section) => Math.ceil(width / (CONTENT_WIDTH - BESIDE));

/** The cross-section with its two measures: one millimetre of the drawing is one on paper, or a whole part of it. */
export function sectionDrawing(section: Section) {
  const scale = sectionScale(section);
  const width = section.width / scale;
  const height = section.thickness / scale;
  const outline = outlineOf(width, height, 1.5 / scale);
  const total = { width: width + BESIDE, height: height + BELOW + ABOVE };
  const line = { stroke: COLOR.teak600, strokeWidth: 0.25, fill: 'none' };
  const words = { fontFamily: 'Hanken Grotesk', fontWeight: 600, fontSize: 3.4, fill: COLOR.ink } as const;
  const below = height + 5;
  const beside = width + 4;
  return drawing(
    total,
    [-1, -ABOVE, total.width, total.height],
    ...(section.solid ? hatch(outline, width, height) : []),
    path(outline, { fill: 'none', stroke: COLOR.ink, strokeWidth: 0.45, strokeLinejoin: 'round' }),
    path(`M0 ${below}H${width}M-1 ${below + 2}l2 -4M${width - 1} ${below + 2}l2 -4`, line),
    label(`${section.width} mm`, width / 2, below + 5.6, words),
    path(`M${beside} 0V${height}M${beside - 2} 1l4 -2M${beside - 2} ${height + 1}l4 -2`, line),
    label(`${section.thickness} mm`, beside + 3, height / 2 + 1.2, words, 'start'),
  );
}

/** A board with rounded edges and the grooves of the clips. */
function outlineOf(width: number, height: number, radius: number): string {
  const groove = height >= 12 ? { depth: 3.5, from: height * 0.41, to: height * 0.59 } : undefined;
  const right = groove ? `V${groove.from}h-${groove.depth}V${groove.to}h${groove.depth}` : '';
  const left = groove ? `V${groove.to}h${groove.depth}V${groove.from}h-${groove.depth}` : '';
  return [
    `M0 ${radius}Q0 0 ${radius} 0H${width - radius}Q${width} 0 ${width} ${radius}`,
    `${right}V${height - radius}Q${width} ${height} ${width - radius} ${height}`,
    `H${radius}Q0 ${height} 0 ${height - radius}${left}Z`,
  ].join('');
}

function hatch(outline: string, width: number, height: number) {
  const lines = path(hatchOf(width, height), { stroke: COLOR.teak500, strokeOpacity: 0.6, strokeWidth: 0.3 });
  return [
    createElement(Defs, null, createElement(ClipPath, { id: 'section' } as never, path(outline, {}))),
    createElement(G, { clipPath: 'url(#section)' }, lines),
  ];
}

/** Lines at 45 degrees over the whole section, which clips them. */
function hatchOf(width: number, height: number): string {
  const count = Math.ceil((width + height) / HATCH);
  return Array.from(
    { length: count },
    (_, line) => `M${(line + 1) * HATCH - height} ${height}l${height} ${-height}`,
  ).join('');
}
