import { useRef } from 'react';
import { href } from 'react-router';
import type { GalleryItemView } from '#app/features/gallery/queries.server.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import type { Page } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';

interface ShownPage {
  items: GalleryItemView[];
  page: number;
  type: GalleryItemView['type'] | undefined;
  /** The slug of the chosen colour. */
  renk: string | undefined;
}

const pageAt = (index: number) => Math.floor(index / PAGE_SIZE) + 1;

/** Items by their index in the whole filtered list: those of the current page, and of pages fetched since. */
export function useGalleryPages({ items, page, type, renk }: ShownPage) {
  const pages = useRef(new Map<number, GalleryItemView[]>());
  const underWay = useRef(new Map<number, Promise<void>>());
  pages.current.set(page, items);

  const itemAt = (index: number) => pages.current.get(pageAt(index))?.[index % PAGE_SIZE];

  /** Resolves to false when the item's page could not be fetched. */
  async function load(index: number): Promise<boolean> {
    const number = pageAt(index);
    if (!pages.current.has(number)) {
      const fetching = underWay.current.get(number) ?? fetchPage(number);
      underWay.current.set(number, fetching);
      await fetching;
      underWay.current.delete(number);
    }
    return itemAt(index) !== undefined;
  }

  async function fetchPage(number: number): Promise<void> {
    // The caller notices the missing item; the next step tries again.
    const address = withQuery(href('/gallery/items'), { tur: type, renk, sayfa: number });
    const answer = await fetch(address).catch(() => undefined);
    if (!answer?.ok) return;
    const found: Page<GalleryItemView> = await answer.json();
    pages.current.set(number, found.items);
  }

  return { itemAt, load };
}
