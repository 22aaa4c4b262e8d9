import type { Mounting, PaperColor } from '../content.ts';
import { drawing, label, path } from './elements.ts';
import { COLOR, CONTENT_WIDTH } from './look.ts';

const JOIST = { width: 50, height: 40 };
const FOOT_HEIGHT = 34;
/** 9 pt, in millimetres. */
const LETTER = 3.2;
const WOOD = '#9a6a3f';

/** Across and along the boards, both at one scale: boards, clips, joists and adjustable feet. */
export function mountingDrawing({ boardWidth, thickness, gap, joistSpacing }: Mounting, color?: PaperColor) {
  const wood = color?.hex ?? WOOD;
  const axis = boardWidth + gap;
  const across = 3 * boardWidth + 2 * gap;
  const along = joistSpacing + 2 * 85;
  const start = across + 90;
  const ground = thickness + JOIST.height + FOOT_HEIGHT;
  const box: [number, number, number, number] = [-45, -50, start + along + 70, ground + 116];
  const ink = { stroke: COLOR.ink, strokeWidth: 1.2 };
  // In the drawing's units; 9 pt on paper, whatever its scale.
  const fontSize = (LETTER * box[2]) / CONTENT_WIDTH;
  const words = { fontFamily: 'Hanken Grotesk', fontWeight: 600, fontSize, fill: COLOR.ink } as const;
  const quiet = { ...words, fontWeight: 400, fill: COLOR.stone600 } as const;

  const rect = (x: number, y: number, width: number, height: number, fill: string) =>
    path(`M${x} ${y}h${width}v${height}h${-width}Z`, { fill, ...ink });
  const stand = (middle: number) =>
    path(`M${middle - 28} ${thickness + JOIST.height}h56l10 ${FOOT_HEIGHT}h-76Z`, { fill: COLOR.white, ...ink });
  const dimension = (from: number, to: number, y: number) =>
    path(`M${from} ${y}H${to}M${from - 4} ${y + 8}l8 -16M${to - 4} ${y + 8}l8 -16`, {
      stroke: COLOR.teak600,
      strokeWidth: 1.2,
      fill: 'none',
    });
  const soil = (from: number, to: number) => [
    path(`M${from} ${ground}H${to}`, { stroke: COLOR.ink, strokeWidth: 2 }),
    path(hatch(from, to, ground), { stroke: COLOR.stone400, strokeWidth: 1 }),
  ];
  const joists = [start + 85, start + 85 + joistSpacing];

  return drawing(
    { width: CONTENT_WIDTH, height: (CONTENT_WIDTH * box[3]) / box[2] },
    box,
    rect(-20, thickness, across + 40, JOIST.height, COLOR.stone200),
    ...[60, across - 60].map(stand),
    ...[0, 1, 2].map((board) => rect(board * axis, 0, boardWidth, thickness, wood)),
    ...[1, 2].map((joint) => {
      const middle = joint * axis - gap / 2;
      return path(`M${middle - 9} ${thickness / 2}h18M${middle} ${thickness / 2}v${thickness}`, {
        stroke: COLOR.ink,
        strokeWidth: 3,
      });
    }),
    dimension(0, boardWidth, -20),
    label(`${boardWidth} mm`, boardWidth / 2, -30, words),
    dimension(axis, 2 * axis, -20),
    label(`${axis} mm eksen`, 1.5 * axis, -30, words),
    label('tahtaya dik kesit', across / 2, ground + 60, quiet),
    rect(start, 0, along, thickness, wood),
    ...joists.flatMap((middle) => [
      rect(middle - JOIST.width / 2, thickness, JOIST.width, JOIST.height, COLOR.stone200),
      stand(middle),
    ]),
    dimension(joists[0] ?? 0, joists[1] ?? 0, ground + 34),
    label(`taşıyıcı aralığı en fazla ${joistSpacing} mm`, start + along / 2, ground + 60, words),
    ...soil(-40, across + 40),
    ...soil(start - 20, start + along + 20),
  );
}

function hatch(from: number, to: number, y: number): string {
  const count = Math.floor((to - from - 15) / 26) + 1;
  return Array.from({ length: count }, (_, line) => `M${from + line * 26} ${y + 16}l15 -15`).join('');
}
