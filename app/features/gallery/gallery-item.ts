import { searchText } from '#app/shared/search-text.ts';

export function gallerySearchText(item: { title: string; description: string | null }): string {
  return searchText(item.title, item.description);
}
