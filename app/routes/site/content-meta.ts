import type { MetaDescriptor } from 'react-router';
import { type Matches, type PageFacts, pageMeta } from './page-meta.ts';

type SearchTexts = Pick<PageFacts, 'title' | 'description'>;

/** For pages whose title and description staff write. Without content there is an error page, which has its own title. */
export function contentMeta(
  matches: Matches,
  search: SearchTexts | undefined,
  facts?: Omit<PageFacts, keyof SearchTexts>,
): MetaDescriptor[] {
  return search ? pageMeta(matches, { ...facts, ...search }) : [];
}
