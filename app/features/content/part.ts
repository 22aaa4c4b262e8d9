import type { Content, Fields } from './fields.ts';
import type { PartErrors } from './read-part.ts';

/** A part of a page that staff edit as one form and that is stored as one row. */
export interface Part<F extends Fields = Fields> {
  /** As the list and the form call it. */
  title: string;
  fields: F;
  /** What the site says until staff change it. It stays in code, so that new versions of it reach every site. */
  original: Content<F>;
  /** What only several fields together can get wrong. */
  check?(content: Content<F>): PartErrors | undefined;
}

/** Infers the fields to the letter, so that `original` and every component are checked against them. */
export function definePart<const F extends Fields>(
  title: string,
  fields: F,
  original: Content<NoInfer<F>>,
  check?: (content: Content<NoInfer<F>>) => PartErrors | undefined,
): Part<F> {
  return { title, fields, original, ...(check && { check }) };
}
