import { normalizeImageUrl } from '#app/shared/images.ts';
import { escapeXml, textElement } from '#app/shared/xml.ts';

/** The protocol allows 50,000; smaller files are fetched again sooner and show in the search console which part lags. */
export const SITEMAP_SIZE = 5000;

export interface SitemapEntry {
  path: string;
  changed?: string | undefined;
  images?: string[];
  /** Whose pictures are still to be found. */
  product?: string;
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function sitemapCount(entries: readonly SitemapEntry[]): number {
  return Math.max(1, Math.ceil(entries.length / SITEMAP_SIZE));
}

/** Part 1 and on; undefined where there is none. */
export function sitemapPart(entries: readonly SitemapEntry[], part: number): SitemapEntry[] | undefined {
  if (part < 1 || part > sitemapCount(entries)) return undefined;
  return entries.slice((part - 1) * SITEMAP_SIZE, part * SITEMAP_SIZE);
}

export function writeSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, changed, images = [] }) =>
      `<url>${textElement('loc', siteUrl + path)}${changed ? textElement('lastmod', changed) : ''}${images
        .map(
          (image) =>
            `<image:image>${textElement('image:loc', absolute(siteUrl, normalizeImageUrl(image)))}</image:image>`,
        )
        .join('')}</url>`,
  );
  return `<urlset ${NAMESPACES}>\n${urls.join('\n')}\n</urlset>`;
}

export function writeSitemapIndex(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const parts = Array.from({ length: sitemapCount(entries) }, (_, index) => {
    const changes = (sitemapPart(entries, index + 1) ?? []).flatMap(({ changed }) => changed ?? []).sort();
    const last = changes.at(-1);
    return `<sitemap>${textElement('loc', `${siteUrl}/sitemaps/${index + 1}.xml`)}${last ? textElement('lastmod', last) : ''}</sitemap>`;
  });
  return `<sitemapindex xmlns="${escapeXml('http://www.sitemaps.org/schemas/sitemap/0.9')}">\n${parts.join('\n')}\n</sitemapindex>`;
}

function absolute(siteUrl: string, address: string): string {
  return address.startsWith('/') ? siteUrl + address : address;
}
