import type { PictureView } from '#app/shared/images.ts';
import { sitePictureUrl } from '#app/shared/site-pictures.ts';
import { companyId, pictureAddress, type StructuredData } from '../json-ld.ts';

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
