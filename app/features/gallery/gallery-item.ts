import { searchText } from '#app/shared/search-text.ts';

export const GALLERY_TYPES = ['product', 'project'] as const;
export type GalleryType = (typeof GALLERY_TYPES)[number];
export const GALLERY_TYPE_LABELS: Record<GalleryType, string> = { product: 'Ürün', project: 'Proje' };

export const isGalleryType = (value: unknown): value is GalleryType => GALLERY_TYPES.some((type) => type === value);
/** An unknown value filters nothing. */
export const readGalleryType = (value: string | null) => (isGalleryType(value) ? value : undefined);

export function gallerySearchText(item: { title: string; description: string | null }): string {
  return searchText(item.title, item.description);
}
