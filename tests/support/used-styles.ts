import { transform } from 'lightningcss';
import { compareVersions, findTooNewMedia, findTooNewStyle, type Range } from './compat-data.ts';

/** Spellings of media queries that browsers before Safari 16.4 and Chrome 104 skip with all that they hold. */
const NEWER_MEDIA = /@media[^{]*(?:[<>]|\bnot ?\()[^{]*/g;

/** Properties, pseudo-classes, at-rules and media features that a browser of the range does not know, and therefore skips. */
export function findTooNewStyles(css: string, range: Range): string[] {
  const found = new Set<string>(compareVersions(range.safari ?? '', '16.4') < 0 ? css.match(NEWER_MEDIA) : []);
  const note = (name: string, kind: 'properties' | 'selectors' | 'at-rules', key: string) => {
    if (findTooNewStyle(kind, key, range).length > 0) found.add(name);
  };
  for (const [, query = ''] of css.matchAll(/@media([^{]*)/g))
    for (const [, feature = ''] of query.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g))
      if (findTooNewMedia(feature, range).length > 0) found.add(`@media (${feature})`);
  transform({
    filename: 'built.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Declaration({ property, ...rest }) {
        const name =
          property === 'custom' && 'value' in rest ? String((rest.value as { name: string }).name) : property;
        if (!name.startsWith('-')) note(name, 'properties', name);
      },
      Selector(selector) {
        for (const part of selector) {
          if (part.type === 'pseudo-class' || part.type === 'pseudo-element')
            note(`:${part.kind}`, 'selectors', part.kind);
        }
      },
      Rule(rule) {
        note(`@${rule.type}`, 'at-rules', rule.type);
        if (rule.type === 'style' && rule.value.rules?.length) note('nesting', 'selectors', 'nesting');
      },
    },
  });
  return [...found].sort();
}
