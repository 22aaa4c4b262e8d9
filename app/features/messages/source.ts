import { z } from 'zod';

const path = z.string().max(2000).startsWith('/');

/** Where a message came from. Nothing in it tells who the visitor is: pages of ours, and the name of another site. */
const source = z.object({
  /** The page whose form was sent. */
  page: path.optional().catch(undefined),
  /** The product that the request is about, with its colour: "/products/masif-deck-140?renk=teak". */
  product: path.optional().catch(undefined),
  /** Which site led here: "google.com". */
  site: z.string().max(253).optional().catch(undefined),
});
export type MessageSource = z.infer<typeof source>;

export function readSource(json: string | null): MessageSource {
  if (!json) return {};
  try {
    return source.catch({}).parse(JSON.parse(json));
  } catch {
    return {};
  }
}

export function writeSource(value: MessageSource): string | null {
  const json = JSON.stringify(source.parse(value));
  return json === '{}' ? null : json;
}

const PAGES: Record<string, string> = {
  '/contact': 'İletişim sayfası',
  '/about': 'Hakkımızda sayfası',
  '/numune': 'Numune sayfası',
  '/hesapla': 'Malzeme hesabı',
};

/** The page in words: the calculator for its lists, the product's page for its requests, otherwise that of the form. */
export function sayPage(details: { link?: string | undefined }, { page, product }: MessageSource): string | undefined {
  if (details.link) return PAGES['/hesapla'];
  if (product) return 'Ürün sayfası';
  return page && (PAGES[page] ?? page);
}

const SITES: [pattern: RegExp, words: string][] = [
  [/(^|\.)google\.[a-z.]+$/, 'Google aramasından'],
  [/(^|\.)bing\.com$/, 'Bing aramasından'],
  [/(^|\.)yandex\.[a-z.]+$/, 'Yandex aramasından'],
  [/(^|\.)duckduckgo\.com$/, 'DuckDuckGo aramasından'],
  [/(^|\.)instagram\.com$/, 'Instagram’dan'],
  [/(^|\.)facebook\.com$/, 'Facebook’tan'],
  [/^(t\.co|x\.com|twitter\.com)$/, 'X’ten'],
  [/(^|\.)linkedin\.com$/, 'LinkedIn’den'],
];

/** "Siteye Google aramasından girdi". */
export function saySite(site: string): string {
  const words = SITES.find(([pattern]) => pattern.test(site))?.[1] ?? `${site} adresinden`;
  return `Siteye ${words} girdi`;
}
