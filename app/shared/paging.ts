import { PAGE_SIZE } from './limits.ts';

/** One page of a longer list. */
export interface Page<T> {
  items: T[];
  /** On all pages together. */
  total: number;
}

/** Whether the query value is a page number in canonical form; other spellings would be duplicate addresses. */
export function isPageNumber(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value);
}

/** Whether `?renk=` can name a colour at all; whether it does is for the page to find out. */
export const isColorSlug = (value: string) => value.length <= 100;

/** Anything else than a page number means the first page. */
export function readPageNumber(value: string | null): number {
  return value && isPageNumber(value) ? Number(value) : 1;
}

export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

export function offsetOf(page: number): number {
  return (page - 1) * PAGE_SIZE;
}
