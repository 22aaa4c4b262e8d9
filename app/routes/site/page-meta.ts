import type { MetaDescriptor, UIMatch } from 'react-router';
import type { Site } from '#app/shared/site.ts';

export interface PageFacts {
  title: string;
  description: string;
}

type Matches = readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[];

/** The head of every public page is made here, so that no page can forget a part of it. */
export function pageMeta(matches: Matches, { title, description }: PageFacts): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site: Site } | undefined;
  return [{ title: root ? `${title} | ${root.site.name}` : title }, { name: 'description', content: description }];
}

/** For pages whose texts are fixed: `export const meta = fixedPageMeta({ title, description })`. */
export function fixedPageMeta(facts: PageFacts) {
  return ({ matches }: { matches: Matches }) => pageMeta(matches, facts);
}
