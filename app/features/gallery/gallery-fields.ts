import { activeField, type LinkNames, pictureField, type RecordField, textField } from '#app/shared/record-fields.ts';
import { GALLERY_TYPE_LABELS, type GalleryType } from './gallery-item.ts';

interface GalleryItem {
  title: string;
  description: string | null;
  image_url: string;
  type: GalleryType;
  product_id: string | null;
  color_id: string | null;
  is_active: boolean;
}

export const galleryFields = (item: GalleryItem, names: LinkNames): RecordField[] => [
  textField('title', 'Başlık', item.title),
  textField('description', 'Açıklama', item.description),
  pictureField('image_url', 'Görsel', item.image_url),
  textField('type', 'Tür', GALLERY_TYPE_LABELS[item.type]),
  textField('product_id', 'Ürün', names.product(item.product_id)),
  textField('color_id', 'Renk', names.color(item.color_id)),
  activeField(item.is_active),
];
