import type { PictureView } from '#app/shared/images.ts';
import { companyReference, pictureAddress, type StructuredData } from '../json-ld.ts';

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
