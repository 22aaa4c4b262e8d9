// Node runs these files as they are, without a build, so they hold no JSX: an element is made by calling a function.

import { Image, Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import { createElement, type ReactElement, type ReactNode } from 'react';

export type Look = Style | Style[];

const POINTS_PER_MM = 72 / 25.4;
/** Points of so many millimetres. */
export const mm = (length: number) => length * POINTS_PER_MM;

export const view = (style: Look, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style }, ...children);

/** Stays together: moves to the next page as a whole. */
export const block = (style: Look, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style, wrap: false }, ...children);

export const text = (style: Look, ...children: ReactNode[]): ReactElement =>
  createElement(Text, { style }, ...children);

export const link = (src: string, style: Look, ...children: ReactNode[]): ReactElement =>
  createElement(Link, { src, style }, ...children);

export const photo = (bytes: Uint8Array, style: Look): ReactElement =>
  createElement(Image, { src: { data: Buffer.from(bytes), format: 'jpg' }, style });

/** A drawing of so many millimetres, whose units are those of the box: [left, top, width, height]. */
export function drawing(
  size: { width: number; height: number },
  box: [number, number, number, number],
  ...children: ReactNode[]
): ReactElement {
  return createElement(Svg, { width: mm(size.width), height: mm(size.height), viewBox: box.join(' ') }, ...children);
}

export const path = (d: string, look: Record<string, string | number>): ReactElement =>
  createElement(Path, { d, ...look });

export const label = (words: string, x: number, y: number, style: Style, textAnchor: 'start' | 'middle' = 'middle') =>
  createElement(Text, { x, y, style: style as never, textAnchor } as never, words);
