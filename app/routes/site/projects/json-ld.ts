import type { PictureView } from '#app/shared/images.ts';
import { companyId, pictureAddress, type StructuredData } from '../json-ld.ts';

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
