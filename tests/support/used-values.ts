import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { findTooOld, type Range } from './compat-data.ts';
import { declarationsOf } from './css-rules.ts';

const { types, properties } = bcd.css as unknown as Record<'types' | 'properties', Record<string, Identifier>>;
const units = types.length as Identifier;

/** `calc`, and `color-mix`, which is below `color`. */
export const FUNCTIONS = new Map<string, Identifier>();
for (const [name, type] of Object.entries(types)) {
  FUNCTIONS.set(name, type);
  if (type === units) continue;
  for (const [below, value] of Object.entries(type))
    if (below !== '__compat') FUNCTIONS.set(below, value as Identifier);
}

/** `@supports` blocks: a browser that does not know what they ask for skips them. */
const ASKED = /@supports\s*(?!\s*not\b)[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/**
 * Keywords, functions and units that a browser of the range does not know, as "text-wrap: pretty", "color-mix()", "dvh". Left
 * out is what has a known value of the same property before it, and what stands in `@supports`.
 */
export function findTooNewValues(css: string, range: Range): string[] {
  const found = new Set<string>();
  const declarations = declarationsOf(css.replace(ASKED, '').replace(/"(?:\\.|[^"\\])*"|url\([^)]*\)/g, '""'));
  for (const [index, { selector, property, value }] of declarations.entries()) {
    const before = declarations[index - 1];
    const isFallback = before?.selector === selector && before.property === property;
    if (isFallback && valuesBeyond(property, before.value, range).length === 0) continue;
    for (const name of valuesBeyond(property, value, range)) found.add(name);
  }
  return [...found].sort();
}

function valuesBeyond(property: string, value: string, range: Range): string[] {
  const isTooNew = (feature: unknown) => findTooOld(feature as Identifier | undefined, range).length > 0;
  const words = property.startsWith('--') ? [] : (value.match(/(?<![\w.#-])[a-z][a-z-]*/g) ?? []);
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  const lengths = [...value.matchAll(/\d([a-z]+)\b/g)].map(([, name = '']) => name);
  return [
    ...words.filter((word) => isTooNew(properties[property]?.[word])).map((word) => `${property}: ${word}`),
    ...functions.filter((name) => isTooNew(FUNCTIONS.get(name))).map((name) => `${name}()`),
    ...lengths.filter((name) => isTooNew(findUnit(name))),
  ];
}

export function findUnit(unit: string): Identifier | undefined {
  if (/^cq/.test(unit)) return units.container_query_length_units;
  const [, kind] = /^([dsl])v(?:h|w|i|b|min|max)$/.exec(unit) ?? [];
  return units[kind ? `viewport_percentage_units_${{ d: 'dynamic', s: 'small', l: 'large' }[kind]}` : unit];
}
