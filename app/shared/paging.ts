import { PAGE_SIZE } from './limits.ts';

/** One page of a longer list. */
export interface Page<T> {
  items: T[];
  /** How many there are on all pages. */
  total: number;
}

/** The query value of a page past the first, written in the one way that we link it. */
export function isPageNumber(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value);
}

/** What cannot be read is the first page. */
export function readPageNumber(value: string | null): number {
  return value && isPageNumber(value) ? Number(value) : 1;
}

export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

export function offsetOf(page: number): number {
  return (page - 1) * PAGE_SIZE;
}
