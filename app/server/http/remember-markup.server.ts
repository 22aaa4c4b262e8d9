import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

const REMEMBERED_MARKUPS = 50;

/**
 * Writes menus and footer, which are a third to two thirds of the elements of a page, once for all pages that have them alike.
 * Their markup follows from their props alone, so that nothing here can be out of date.
 */
export function rememberMarkup<P extends object>(part: FunctionComponent<P>, props: P): string {
  const known = remembered.getOrInsertComputed(part, () => new Map());
  const key = JSON.stringify(props);
  const written = known.get(key);
  if (written !== undefined) return written;
  // What React puts together is a tree of thousands of texts, which every page would have to walk again.
  const markup = Buffer.from(renderToString(createElement(part, props))).toString();
  if (NOT_IN_IT.test(markup))
    throw new Error('a remembered part has a script, a form to post or a part that is not ready');
  if (known.size >= REMEMBERED_MARKUPS) known.clear();
  known.set(key, markup);
  return markup;
}

/** What a page is searched for, without its remembered parts. */
const NOT_IN_IT = /<script| method="post"|<!--\$!-->/i;

const remembered = new Map<FunctionComponent<never>, Map<string, string>>();
