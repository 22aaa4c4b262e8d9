import { imageUrl, type PictureView, renditionUrl } from '#app/shared/images.ts';
import type { Site } from '#app/shared/site.ts';
import { sitePictureUrl } from '#app/shared/site-pictures.ts';

/** One node of a page's schema.org graph. A function of the site, because its addresses are absolute. */
export type StructuredData = (site: Site) => JsonLdNode;
export type JsonLdNode = { '@type': string | string[]; [property: string]: unknown };

const companyId = (site: Site) => `${site.url}/#sirket`;
/** With its name: most pages refer to the company without including its full node. */
const companyReference = (site: Site) => ({ '@type': 'Organization', '@id': companyId(site), name: site.name });

export const organization: StructuredData = (site) => ({
  '@type': 'Organization',
  '@id': companyId(site),
  name: site.name,
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
  email: site.email,
  telephone: site.phone,
  sameAs: Object.values(site.social),
});

/** The showroom, for maps and local search. */
export const localBusiness: StructuredData = (site) => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${site.url}/#showroom`,
  name: site.name,
  url: `${site.url}/contact`,
  image: site.url + sitePictureUrl('showroom.jpg'),
  telephone: site.phone,
  email: site.email,
  parentOrganization: companyReference(site),
  address: { '@type': 'PostalAddress', streetAddress: site.address, addressLocality: site.city, addressCountry: 'TR' },
  geo: { '@type': 'GeoCoordinates', latitude: site.lat, longitude: site.lng },
  areaServed: { '@type': 'Country', name: 'Türkiye' },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '18:00',
    },
  ],
});

export const website: StructuredData = (site) => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#site`,
  name: site.name,
  url: `${site.url}/`,
  inLanguage: 'tr-TR',
  publisher: companyReference(site),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/ara?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

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

export function imageGallery(
  items: readonly { title: string; description: string | null; picture: PictureView }[],
): StructuredData {
  return (site) => ({
    '@type': 'ImageGallery',
    url: `${site.url}/gallery`,
    image: items.map(({ title, description, picture }) => ({
      '@type': 'ImageObject',
      name: title,
      ...(description && { description }),
      contentUrl: pictureAddress(site, picture),
    })),
  });
}

export interface ProductFacts {
  path: string;
  title: string;
  description: string;
  category: string;
  technical_specs: readonly { title: string; value: string }[];
  images: readonly { picture: PictureView; color: { name: string } | null }[];
}

/** Without offers: the site shows no prices. */
export function product(facts: ProductFacts): StructuredData {
  const colors = [...new Set(facts.images.flatMap(({ color }) => (color ? [color.name] : [])))];
  return (site) => ({
    '@type': 'Product',
    '@id': `${site.url}${facts.path}#urun`,
    name: facts.title,
    description: facts.description,
    url: site.url + facts.path,
    ...(facts.category && { category: facts.category }),
    ...(facts.images.length > 0 && { image: facts.images.map(({ picture }) => pictureAddress(site, picture)) }),
    brand: { '@type': 'Brand', name: site.name },
    manufacturer: companyReference(site),
    ...(colors.length > 0 && { color: colors.join(', ') }),
    additionalProperty: [
      ...colors.map((name) => ({ '@type': 'PropertyValue', name: 'Renk', value: name })),
      ...facts.technical_specs.map(({ title, value }) => ({ '@type': 'PropertyValue', name: title, value })),
    ],
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

export interface PostFacts {
  path: string;
  title: string;
  description: string;
  picture: PictureView | null;
  published: string;
  modified: string;
}

export function blogPosting(facts: PostFacts): StructuredData {
  return (site) => ({
    '@type': 'BlogPosting',
    headline: facts.title,
    description: facts.description,
    url: site.url + facts.path,
    mainEntityOfPage: site.url + facts.path,
    image: facts.picture ? [pictureAddress(site, facts.picture)] : [site.url + sitePictureUrl('hero-terrace.jpg')],
    datePublished: facts.published,
    dateModified: facts.modified,
    inLanguage: 'tr-TR',
    author: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
    publisher: { '@type': 'Organization', '@id': companyId(site), name: site.name, logo: `${site.url}/icon-512.png` },
  });
}

export interface ProjectFacts {
  path: string;
  title: string;
  description: string;
  location: string;
  completion_date: string;
  pictures: readonly PictureView[];
}

export function completedProject(facts: ProjectFacts): StructuredData {
  return (site) => ({
    '@type': 'CreativeWork',
    name: facts.title,
    description: facts.description,
    url: site.url + facts.path,
    image: facts.pictures.map((picture) => pictureAddress(site, picture)),
    dateCreated: facts.completion_date,
    locationCreated: { '@type': 'Place', name: facts.location },
    creator: { '@type': 'Organization', '@id': companyId(site), name: site.name },
  });
}

/** JPEG, which every crawler reads. A picture on another server keeps its address. */
function pictureAddress(site: Site, picture: PictureView): string {
  if (picture.hash) return site.url + renditionUrl(picture.hash, 1200, 'jpg');
  return picture.src.startsWith(imageUrl('')) ? site.url + picture.src : picture.src;
}
