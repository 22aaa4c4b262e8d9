import type { RecordKind } from '#app/server/records/kind.server.ts';
import type { GalleryInput } from './gallery-input.ts';
import { gallerySearchText } from './gallery-item.ts';
import { visibleGallery } from './queries.server.ts';

export const galleryItems: RecordKind<'gallery', GalleryInput> = {
  table: 'gallery',
  entity: 'gallery',
  columnsOf: (input) => ({ ...input, search_text: gallerySearchText(input) }),
  titleOf: (item) => item.title,
  picturesOf: (item) => [item.image_url],
  visible: visibleGallery,
  shownBy: { is_active: true },
};
