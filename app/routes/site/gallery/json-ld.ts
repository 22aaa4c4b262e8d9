import type { PictureView } from '#app/shared/images.ts';
import { pictureAddress, type StructuredData } from '../json-ld.ts';

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
