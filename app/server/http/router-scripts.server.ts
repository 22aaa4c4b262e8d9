/** React Router's scripts at the end of a page, taken apart. */
export interface RouterScripts {
  /** What stays where it is. `entry` stood between the two. */
  before: string;
  after: string;
  context: string;
  /** Imports the modules of the page and hydrates it. */
  entry: string;
  modules: string[];
}

/** Takes them apart once for all pages that have the same: those of a kind. */
export function readRouterScripts(scripts: string): RouterScripts {
  const known = remembered.get(scripts);
  if (known) return known;
  // A copy: parts of a text keep all of it in memory, here the whole page.
  const copy = Buffer.from(scripts).toString();
  const read = takeApart(copy);
  if (remembered.size >= REMEMBERED_KINDS) remembered.clear();
  remembered.set(copy, read);
  return read;
}

const remembered = new Map<string, RouterScripts>();
const REMEMBERED_KINDS = 50;

const CONTEXT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = / from "([^"]+)"/g;

function takeApart(scripts: string): RouterScripts {
  const brief = scripts.replace(INDENTATION, '\n').replace(NEEDLESS_BREAK, '$1');
  const [, context = ''] = CONTEXT.exec(brief) ?? [];
  const rest = brief.replace(CONTEXT, '');
  const found = ENTRY.exec(rest);
  const [whole = '', entry = ''] = found ?? [];
  const start = found?.index ?? rest.length;
  return {
    before: rest.slice(0, start),
    after: rest.slice(start + whole.length),
    context,
    entry: writeBriefly(entry),
    modules: [...entry.matchAll(IMPORT)].map(([, module = '']) => module),
  };
}

const INDENTATION = /\n\s+/g;
/** Where it cannot end a statement. */
const NEEDLESS_BREAK = /([{;])\n|\n(?=\})/g;

/** Without the white space of its JSON, and without what a route does not have: React Router takes what is not there for `false`. */
const writeBriefly = (entry: string) =>
  entry
    .replace(IMPORTS, '"imports":[]')
    .replaceAll('": ', '":')
    .replace(/\n(?=")/g, '')
    .replace(NOT_THERE, '');

/** React Router names the modules of the page again for links that preload them. */
const IMPORTS = /"imports": \[[^\]]*\]/g;
const NOT_THERE = /"has[A-Z]\w+":false,/g;
