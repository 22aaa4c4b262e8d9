import type { MetaDescriptor, UIMatch } from 'react-router';
import { SHARE_HEIGHT, SHARE_WIDTH, sharePageName, sharePictureUrl } from '#app/shared/share-picture.ts';
import type { Site } from '#app/shared/site.ts';
import { breadcrumbs, type StructuredData } from './json-ld.ts';

export interface PageFacts {
  title: string;
  description: string;
  /** The canonical address, if it has a query ("/products?category=deck"); otherwise the path is used. */
  path?: string;
  /** Page number in a list. */
  page?: number;
  /** Excluded from search engines, such as the thank-you and search pages. */
  noindex?: boolean;
  /** For 404 pages: excluded from search engines, and without a share picture. */
  missing?: boolean;
  /** The share picture; defaults to that of the fixed page at this path. */
  share?: { src: string; alt: string };
  article?: { published: string; modified: string };
  structured?: readonly StructuredData[];
}

export type Matches = readonly (Pick<UIMatch, 'id' | 'loaderData' | 'pathname'> | undefined)[];

/** Longer descriptions would be cut by search engines in the middle of a word. */
const DESCRIPTION_LENGTH = 160;

/** Builds the head of every public page, so that none lacks a part. */
export function pageMeta(matches: Matches, facts: PageFacts): MetaDescriptor[] {
  const site = (matches.find((match) => match?.id === 'root')?.loaderData as { site: Site } | undefined)?.site;
  if (!site) return [{ title: facts.title }];
  const page = facts.page && facts.page > 1 ? facts.page : undefined;
  const title = `${facts.title}${page ? `, sayfa ${page}` : ''} | ${site.name}`;
  const description = shorten(facts.description, DESCRIPTION_LENGTH);
  const path = withPage(facts.path ?? pathOf(matches), page);
  const url = site.url + path;
  const share = facts.share ?? {
    src: sharePictureUrl('sayfa', facts.missing ? 'home' : sharePageName(path), facts.title, site.name),
    alt: facts.title,
  };
  return [
    { title },
    { name: 'description', content: description },
    ...(facts.noindex || facts.missing
      ? [{ name: 'robots', content: 'noindex, follow' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:title', content: facts.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: facts.article ? 'article' : 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'tr_TR' },
    { property: 'og:image', content: site.url + share.src },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_WIDTH) },
    { property: 'og:image:height', content: String(SHARE_HEIGHT) },
    { property: 'og:image:alt', content: share.alt },
    ...(facts.article
      ? [
          { property: 'article:published_time', content: facts.article.published },
          { property: 'article:modified_time', content: facts.article.modified },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: facts.title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: site.url + share.src },
    { name: 'twitter:image:alt', content: share.alt },
    ...structuredData(facts.structured ?? wayHere(facts, path), site),
  ];
}

/** Pages without structured data of their own get breadcrumbs. */
function wayHere({ title, noindex, missing }: PageFacts, path: string): StructuredData[] {
  return noindex || missing || path === '/' ? [] : [breadcrumbs({ name: title, path })];
}

function structuredData(parts: readonly StructuredData[], site: Site): MetaDescriptor[] {
  if (parts.length === 0) return [];
  const graph = parts.map((part) => part(site));
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }];
}

function pathOf(matches: Matches): string {
  const path = matches.findLast((match) => match !== undefined)?.pathname ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

function withPage(path: string, page: number | undefined): string {
  return page ? `${path}${path.includes('?') ? '&' : '?'}sayfa=${page}` : path;
}

function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 30)).replace(/[\s,;:.–-]+$/, '')}…`;
}
