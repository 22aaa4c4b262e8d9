import type { Part } from './pieces.ts';

/** What a stylesheet looks for in pages. The number of a name is its place in `names`. */
export interface WantedNames {
  /** Spelled as in `Selector`; a custom property, which a page may read in an attribute, as ` var(--x`. */
  names: string[];
  numbers: Map<string, number>;
  elements: Letter;
}

/** The elements, letter by letter: they are found while a tag is read, which is faster than to cut out its name and look that up. */
export interface Letter {
  /** Of the element whose name ends here. */
  number: number | undefined;
  /** By character code. */
  next: (Letter | undefined)[];
}

export const ELEMENT = '<';
export const FIELD = ' type="';
export const READ = ' var(';

export function listWantedNames(parts: Part[]): WantedNames {
  const names = [...new Set(parts.flatMap(namesOf))];
  const elements: Letter = { number: undefined, next: [] };
  names.forEach((name, number) => {
    if (TAG.test(name)) lastLetter(elements, name.slice(ELEMENT.length)).number = number;
  });
  return { names, numbers: new Map(names.map((name, number) => [name, number])), elements };
}

const TAG = /^<[a-zA-Z][\w-]*$/;

function namesOf(part: Part): string[] {
  if ('parts' in part) return part.parts.flatMap(namesOf);
  const names = part.selectors?.flatMap((selector) => selector.names) ?? [];
  return part.sets ? [...names, READ + part.sets] : names;
}

function lastLetter(start: Letter, name: string): Letter {
  let letter = start;
  for (const character of name) {
    const code = character.charCodeAt(0);
    const next = letter.next[code] ?? { number: undefined, next: [] };
    letter.next[code] = next;
    letter = next;
  }
  return letter;
}
