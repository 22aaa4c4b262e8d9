import { TextMap } from '../text-map.server.ts';
import { ELEMENT, FIELD, type Letter, READ, type WantedNames } from './wanted-names.ts';

/**
 * Marks, by number, which of the wanted names a page has: classes, elements, kinds of fields, those inside `<noscript>` too,
 * and the custom properties that it reads. This runs over every page that is rendered: regular expressions take three times
 * as long, mostly for making a string of each match.
 */
export function createNameFinder(wanted: WantedNames): (html: string) => Buffer {
  const findClasses = createClassFinder(wanted);
  const fields = listFields(wanted);
  return (html) => {
    const found = Buffer.alloc(wanted.names.length);
    let tag = html.indexOf(ELEMENT);
    let equals = html.indexOf('="');
    while (equals !== -1) {
      const start = equals + '="'.length;
      const isClass = isAttribute('class', html, equals);
      if (!isClass && !isAttribute('type', html, equals)) {
        equals = html.indexOf('="', start);
        continue;
      }
      tag = markElements(wanted.elements, html, tag, equals, found);
      const end = findQuote(html, start);
      if (isClass) for (const number of findClasses(html, start, end)) found[number] = 1;
      else markField(fields, html, start, end, found);
      // What looks like a tag within the value is none.
      if (tag !== -1 && tag < end) tag = html.indexOf(ELEMENT, end);
      equals = html.indexOf('="', end);
    }
    markElements(wanted.elements, html, tag, html.length, found);
    markRead(wanted.numbers, html, found);
    return found;
  };
}

/** The space is looked at first because it rules out most. */
const isAttribute = (name: string, html: string, end: number) =>
  html[end - name.length - 1] === ' ' && html.startsWith(name, end - name.length);

function findQuote(html: string, start: number): number {
  const end = html.indexOf('"', start);
  return end === -1 ? html.length : end;
}

type Field = [kind: string, number: number];

const listFields = ({ names }: WantedNames): Field[] =>
  names.flatMap((name, number) => (name.startsWith(FIELD) ? [[name.slice(FIELD.length), number]] : []));

function markField(fields: Field[], html: string, start: number, end: number, found: Buffer): void {
  for (const [kind, number] of fields)
    if (kind.length === end - start && html.startsWith(kind, start)) found[number] = 1;
}

function mark(number: number | undefined, found: Buffer): void {
  if (number !== undefined) found[number] = 1;
}

/** Marks the elements between two places. Returns where the first tag after them begins, or -1. */
function markElements(elements: Letter, html: string, from: number, to: number, found: Buffer): number {
  let tag = from;
  while (tag !== -1 && tag < to) {
    let at = tag + ELEMENT.length;
    let letter = elements;
    for (let next = letter.next[html.charCodeAt(at)]; next; next = letter.next[html.charCodeAt(at)]) {
      letter = next;
      at += 1;
    }
    if (letter.number !== undefined && !isInName(html.charCodeAt(at))) found[letter.number] = 1;
    tag = html.indexOf(ELEMENT, at);
  }
  return tag;
}

/** `\w` or `-`. */
const isInName = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45 || (code >= 65 && code <= 90) || code === 95;

function markRead(numbers: Map<string, number>, html: string, found: Buffer): void {
  let end = 0;
  // Parentheses are rarer than the letters of `var`.
  for (let at = html.indexOf('(--'); at !== -1; at = html.indexOf('(--', Math.max(end, at + 1))) {
    READ_AT.lastIndex = Math.max(end, at - 'var'.length);
    const [match, name = ''] = READ_AT.exec(html) ?? [];
    if (!match) continue;
    end = READ_AT.lastIndex;
    mark(numbers.get(READ + name), found);
  }
}

const READ_AT = /var\((--[\w-]+)/y;

/** Remembers the classes of each attribute: nearly all are the same on many pages. */
function createClassFinder({ numbers }: WantedNames): (html: string, start: number, end: number) => number[] {
  const remembered = new TextMap<number[]>();
  return (html, start, end) => {
    const known = remembered.get(html, start, end);
    if (known) return known;
    // A copy: what is cut out of a page keeps all of it in memory.
    const attribute = Buffer.from(html.slice(start, end)).toString();
    const classes = decode(attribute).split(' ');
    const found = classes.map((name) => numbers.get(name)).filter((number) => number !== undefined);
    if (remembered.size >= REMEMBERED_ATTRIBUTES) remembered.clear();
    if (attribute.length <= LONGEST_REMEMBERED) remembered.add(attribute, found);
    return found;
  };
}

const REMEMBERED_ATTRIBUTES = 2000;
const LONGEST_REMEMBERED = 500;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
