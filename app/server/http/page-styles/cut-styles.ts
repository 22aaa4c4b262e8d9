import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { inlineConstants } from './inline-constants.ts';
import type { Part, Piece, Selector } from './pieces.ts';

/** Cuts a stylesheet into the pieces that `pickStyles` chooses from. Done by the build, because it takes a tenth of a second. */
export function cutStyles(css: string): Part[] {
  const sheet = parse(css);
  inlineConstants(sheet);
  return cut(sheet.nodes);
}

const cut = (nodes: ChildNode[]): Part[] => nodes.flatMap(cutNode);

function cutNode(node: ChildNode): Part | [] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return cutRule(node);
  if (node.type === 'decl') return { ...toPiece(`${node};`), sets: node.prop };
  return cutAtRule(node);
}

function cutAtRule(rule: AtRule): Part {
  if (!rule.nodes) return toPiece(`${rule};`);
  if (rule.name === 'property') return { ...toPiece(`${rule}`), sets: rule.params };
  if (['layer', 'media', 'supports', 'container'].includes(rule.name))
    return { opening: `@${rule.name} ${rule.params}`, parts: cut(rule.nodes) };
  if (rule.name === 'keyframes') return { ...toPiece(`${rule}`), sets: rule.params };
  // @font-face and @page have no selectors to go by.
  return toPiece(`${rule}`);
}

function cutRule(rule: Rule): Part {
  const setsOnly = rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'));
  if (setsOnly && !rule.selector.includes('.')) return { opening: rule.selector, parts: cut(rule.nodes) };
  return { ...toPiece(`{${rule.nodes.join(';')}}`), selectors: readSelectors(rule.selector) };
}

function toPiece(css: string): Piece {
  const properties = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  const animations = [...css.matchAll(/anim(?:ation|ate)[\w-]*:([^;}]+)/g)].flatMap(([, value = '']) =>
    value.split(/[\s,]+/),
  );
  const reads = [...new Set([...properties, ...animations])];
  return reads.length > 0 ? { css, reads } : { css };
}

/** Names in parentheses, as in `:not(.a)` and `:has(.a)`, are not required. */
function readSelectors(list: string): Selector[] {
  const { nodes: selectors } = parseSelectors().astSync(list);
  return selectors.map((selector) => ({
    text: `${selector}`.trim(),
    names: selector.nodes.flatMap((node) => {
      if (node.type === 'class') return node.value;
      if (node.type === 'pseudo') return FIELDS.find(([part]) => part.test(node.value))?.[1] ?? [];
      return node.type === 'tag' ? `<${node.value}` : [];
    }),
  }));
}

/** What browsers put into fields of one kind only. */
const FIELDS: [part: RegExp, field: string][] = [
  [/^::-webkit-(date|calendar)/, ' type="date'],
  [/^::-webkit-(inner|outer)-spin/, ' type="number'],
  [/^::-webkit-search/, ' type="search'],
  [/^::file-selector/, ' type="file'],
];
