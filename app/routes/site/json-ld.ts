import { imageUrl, type PictureView, renditionUrl } from '#app/shared/images.ts';
import type { Site } from '#app/shared/site.ts';

/** One node of a page's schema.org graph. A function of the site, because its addresses are absolute. */
export type StructuredData = (site: Site) => JsonLdNode;
export type JsonLdNode = { '@type': string | string[]; [property: string]: unknown };

export const companyId = (site: Site) => `${site.url}/#sirket`;
/** With its name: most pages refer to the company without including its full node. */
export const companyReference = (site: Site) => ({ '@type': 'Organization', '@id': companyId(site), name: site.name });

/** From the home page to this page. */
export function breadcrumbs(...steps: { name: string; path: string }[]): StructuredData {
  return (site) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Ana Sayfa', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + path,
    })),
  });
}

export function itemList(items: readonly { name: string; path: string }[], first = 1): StructuredData {
  return (site) => ({
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: site.url + path,
    })),
  });
}

export function faqPage(items: readonly { question: string; answer: string }[]): StructuredData {
  return () => ({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

/** JPEG, which every crawler reads. A picture on another server keeps its address. */
export function pictureAddress(site: Site, picture: PictureView): string {
  if (picture.hash) return site.url + renditionUrl(picture.hash, 1200, 'jpg');
  return picture.src.startsWith(imageUrl('')) ? site.url + picture.src : picture.src;
}
