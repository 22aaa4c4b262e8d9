import { imageUrl } from './images.ts';

/** Pictures of the page templates, as opposed to those of rows. Copied into the store at the first start. */
export const SITE_PICTURES = [
  'hero-terrace.jpg',
  'before.jpg',
  'after.jpg',
  'showroom.jpg',
  'macro-profile.jpg',
  'project-pool-deck-1.jpg',
] as const;
export type SitePicture = (typeof SITE_PICTURES)[number];

export const sitePicturePath = (name: SitePicture) => `site/${name}`;
export const sitePictureUrl = (name: SitePicture) => imageUrl(sitePicturePath(name));
