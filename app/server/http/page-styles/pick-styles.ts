import { createNameFinder } from './find-names.ts';
import type { Part, Piece } from './pieces.ts';
import { listWantedNames, READ } from './wanted-names.ts';

/**
 * The styles that a page uses, so that it does not carry those of other pages. A rule stays if the page has the classes and
 * elements that one of its selectors names; states and attributes are not looked at, because they may change. A custom
 * property or an animation stays if something that stays uses it. `repeated` are parts of many pages, which are searched once.
 */
export function pickStyles(parts: Part[], html: string, repeated: string[] = []): string {
  const pick = pickers.get(parts) ?? createPicker(parts);
  pickers.set(parts, pick);
  return pick(html, repeated);
}

type Picker = (html: string, repeated: string[]) => string;
const pickers = new WeakMap<Part[], Picker>();

/** Remembers the styles of pages by the names in them: most pages of a kind have the same, and picking takes longer than finding these. */
function createPicker(parts: Part[]): Picker {
  const wanted = listWantedNames(parts);
  const find = createNameFinder(wanted);
  const findInRepeated = rememberNames(find);
  const remembered = new Map<string, string>();
  return (html, repeated) => {
    const found = find(html);
    for (const text of repeated) {
      for (const [number, isFound] of findInRepeated(text).entries()) if (isFound) found[number] = 1;
    }
    const key = found.toString('latin1');
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const css = pick(parts, new Set(wanted.names.filter((_, number) => found[number])));
    if (remembered.size >= REMEMBERED_STYLES) remembered.clear();
    remembered.set(key, css);
    return css;
  };
}

/** Each of about 25 KB. */
const REMEMBERED_STYLES = 100;

function rememberNames(find: (text: string) => Buffer): (text: string) => Buffer {
  const remembered = new Map<string, Buffer>();
  return (text) => {
    const known = remembered.get(text);
    if (known) return known;
    const names = find(text);
    if (remembered.size >= REMEMBERED_TEXTS) remembered.clear();
    remembered.set(text, names);
    return names;
  };
}

const REMEMBERED_TEXTS = 100;

function pick(parts: Part[], names: Set<string>): string {
  // Set while the page loads (defer-layout).
  names.add('defer-layout');
  return write(parts, names, findReadProperties(parts, names));
}

/** Joined, because what `+=` makes is a list of its parts, which every page would have to put together again. */
function write(parts: Part[], names: Set<string>, read: Set<string>): string {
  const css: string[] = [];
  for (const part of parts) {
    if ('parts' in part) {
      const inner = write(part.parts, names, read);
      if (inner) css.push(part.opening, '{', inner, '}');
    } else if (part.sets ? read.has(part.sets) : isInUse(part, names)) css.push(writeSelectors(part, names), part.css);
  }
  return css.join('');
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

/** Custom properties that the page and its rules read, and those that their values read in turn. */
function findReadProperties(parts: Part[], names: Set<string>): Set<string> {
  const read = new Set<string>();
  for (const name of names) if (name.startsWith(READ)) read.add(name.slice(READ.length));
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
