import type { Part, Piece } from './pieces.ts';

/**
 * The styles that a page uses, so that it does not carry those of other pages. A rule stays if the page has the classes and
 * elements that one of its selectors names; states and attributes are not looked at, because they may change. A custom
 * property or an animation stays if something that stays uses it.
 */
export function pickStyles(parts: Part[], html: string): string {
  const names = findNames(html);
  return write(parts, names, findReadProperties(parts, names, html));
}

function write(parts: Part[], names: Set<string>, read: Set<string>): string {
  let css = '';
  for (const part of parts) {
    if ('parts' in part) {
      const inner = write(part.parts, names, read);
      if (inner) css += `${part.opening}{${inner}}`;
    } else if (part.sets ? read.has(part.sets) : isInUse(part, names)) css += writeSelectors(part, names) + part.css;
  }
  return css;
}

function writeSelectors({ selectors = [] }: Piece, names: Set<string>): string {
  let list = '';
  for (const selector of selectors)
    if (hasAll(names, selector.names)) list += list ? `,${selector.text}` : selector.text;
  return list;
}

const isInUse = ({ selectors }: Piece, names: Set<string>) =>
  !selectors || selectors.some((selector) => hasAll(names, selector.names));

const hasAll = (names: Set<string>, wanted: string[]) => wanted.every((name) => names.has(name));

/** Classes, elements and kinds of fields of a page, including those inside `<noscript>`. */
function findNames(html: string): Set<string> {
  // Set while the page loads (defer-layout).
  const names = new Set(['defer-layout']);
  const seen = new Set<string>();
  for (const part of html.match(/<[a-zA-Z][\w-]*| (?:class|type)="[^"]*/g) ?? []) {
    // Most have been seen. Adding one again would take longer than looking for it: V8 stores it among all texts first.
    if (seen.has(part)) continue;
    seen.add(part);
    if (!part.startsWith(CLASSES)) names.add(part);
    else for (const name of decode(part.slice(CLASSES.length)).split(' ')) names.add(name);
  }
  return names;
}

const CLASSES = ' class="';
const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Custom properties that the page and its rules read, and those that their values read in turn. */
function findReadProperties(parts: Part[], names: Set<string>, html: string): Set<string> {
  const read = new Set<string>();
  for (const [, name = ''] of html.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  const values = new Map<string, string[]>();
  function look(part: Part) {
    if ('parts' in part) part.parts.forEach(look);
    else if (part.sets) values.set(part.sets, [...(values.get(part.sets) ?? []), ...(part.reads ?? [])]);
    else if (part.reads && isInUse(part, names)) for (const name of part.reads) read.add(name);
  }
  parts.forEach(look);
  // Iterating over a set also visits what is added meanwhile.
  for (const name of read) for (const next of values.get(name) ?? []) read.add(next);
  return read;
}
