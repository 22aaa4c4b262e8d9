import { normalizeImageUrl } from '#app/shared/images.ts';
import { escapeXml, textElement } from '#app/shared/xml.ts';

/** The protocol allows 50,000; a small file costs little more than any page, and shows in the search console which part lags. */
export const SITEMAP_SIZE = 1000;

export interface SitemapEntry {
  path: string;
  changed?: string | undefined;
  images?: string[];
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

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

/** Of parts 1, 2 … with the last change of each. */
export function writeSitemapIndex(siteUrl: string, changes: readonly (string | undefined)[]): string {
  const parts = changes.map(
    (changed, index) =>
      `<sitemap>${textElement('loc', `${siteUrl}/sitemaps/${index + 1}.xml`)}${changed ? textElement('lastmod', changed) : ''}</sitemap>`,
  );
  return `<sitemapindex xmlns="${escapeXml('http://www.sitemaps.org/schemas/sitemap/0.9')}">\n${parts.join('\n')}\n</sitemapindex>`;
}

function absolute(siteUrl: string, address: string): string {
  return address.startsWith('/') ? siteUrl + address : address;
}
