import { plainText } from '#app/shared/plain-text.ts';
import { searchText } from '#app/shared/search-text.ts';

export function postSearchText(post: { title: string; content: string }): string {
  return searchText(post.title, plainText(post.content));
}
