import { sitePictureUrl } from '#app/shared/site-pictures.ts';
import { companyId, companyReference, type StructuredData } from './json-ld.ts';

export const organization: StructuredData = (site) => ({
  '@type': 'Organization',
  '@id': companyId(site),
  name: site.name,
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
  email: site.email,
  telephone: site.phone,
  sameAs: Object.values(site.social).filter(Boolean),
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
  openingHoursSpecification: site.openingHours,
  ...(site.closedDays.length > 0 && { specialOpeningHoursSpecification: site.closedDays }),
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
