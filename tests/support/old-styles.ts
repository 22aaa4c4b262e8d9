import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { isMissing, type Range } from './compat-data.ts';
import { FUNCTIONS, findUnit } from './used-values.ts';

type Features = Record<string, Identifier>;
const { properties, selectors } = bcd.css as unknown as Record<'properties' | 'selectors', Features>;
const rules = bcd.css['at-rules'] as unknown as Features;

/** How Tailwind asks for old Firefox and Safari, to set what `@property` would. */
const WITHOUT_PROPERTY = /@supports[^{]*-moz-orient:[^{]*/g;

/** Styles in which everything that a browser of the range does not know is misspelt, so that ours does not know it either. */
export function makeStylesOld(css: string, range: Range): string {
  const isUnknown = (feature: unknown) => isMissing(feature as Identifier | undefined, range);
  const isUnknownValue = (name: string, value: string) =>
    (value.match(/(?<![\w.#-])[a-z][a-z-]*/g) ?? []).some((word) => isUnknown(properties[name]?.[word]));
  return css
    .replace(WITHOUT_PROPERTY, (rule) => (isUnknown(rules.property) ? '@supports (color:red)' : rule))
    .replace(/(?<=[{;])([a-z-]+):([^;{}]*)/g, (all, name: string, value: string) =>
      isUnknown(properties[name]) || isUnknownValue(name, value) ? `old-${all}` : all,
    )
    .replace(/[^{};]+(?=\{)/g, (selector) =>
      selector.replace(/(?<=:)[a-z][a-z-]+/g, (name) => (isUnknown(selectors[name]) ? `old-${name}` : name)),
    )
    .replace(/(?<=@)[a-z-]+/g, (name) => (isUnknown(rules[name]) ? `old-${name}` : name))
    .replace(/@media[^{]*/g, (query) =>
      query.replace(/(?<=\((?:min-|max-)?)[a-z-]+/g, (name) => (isUnknown(rules.media?.[name]) ? `old-${name}` : name)),
    )
    .replace(/[a-z][a-z-]*(?=\()/g, (name) => (isUnknown(FUNCTIONS.get(name)) ? `old-${name}` : name))
    .replace(/(?<=\d)[a-z]+\b/g, (name) => (isUnknown(findUnit(name)) ? `old${name}` : name));
}

/** Names of properties, selectors, functions and units that a browser of the range does not know. */
export function listUnknownStyles(range: Range): string[] {
  const listed = (features: Iterable<[string, unknown]>) =>
    [...features].filter(([, feature]) => isMissing(feature as Identifier, range)).map(([name]) => name);
  const units = ['dvh', 'svh', 'lvh', 'cqw', 'cqh', 'lh'].filter((name) => isMissing(findUnit(name), range));
  return [...listed(Object.entries(properties)), ...listed(Object.entries(selectors)), ...listed(FUNCTIONS), ...units];
}
