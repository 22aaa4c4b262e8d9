import { z } from 'zod';
import { NO_PRODUCT, type ProductChoice, readProductChoices } from '#app/features/products/product-choice.ts';
import { imageUrlInput } from '#app/shared/image-url-input.ts';
import { GALLERY_TYPES, type GalleryType } from './gallery-item.ts';

/** What the form holds, as typed. */
export interface GalleryValues {
  title: string;
  description: string;
  image_url: string;
  type: string;
  product: ProductChoice;
  color_id: string;
  is_active: boolean;
}

export const EMPTY_GALLERY_ITEM: GalleryValues = {
  title: '',
  description: '',
  image_url: '',
  type: 'product' satisfies GalleryType,
  product: NO_PRODUCT,
  color_id: '',
  is_active: true,
};

export const galleryInput = z.object({
  title: z.string().trim().min(1, 'Başlık gereklidir').max(300, 'Başlık en fazla 300 karakter olabilir'),
  description: z
    .string()
    .trim()
    .max(5000, 'Açıklama en fazla 5000 karakter olabilir')
    .transform((text) => text || null),
  image_url: imageUrlInput('Resim gereklidir'),
  type: z
    .string()
    .trim()
    .min(1, 'Tür seçimi gereklidir')
    .pipe(z.enum(GALLERY_TYPES, { error: 'Geçerli bir tür seçin' })),
  is_active: z.boolean(),
});

/** Somebody else deleted the picture while the form was open. */
export const PICTURE_GONE = 'Bu görsel bu arada silinmiş; lütfen yeniden yükleyin';

/** What the form says apart from its product and colour, which only the database knows. */
export type GalleryFields = z.output<typeof galleryInput>;
export type GalleryInput = GalleryFields & { product_id: string | null; color_id: string | null };
export type GalleryField = 'title' | 'description' | 'image_url' | 'type' | 'product';
export type GalleryErrors = Partial<Record<GalleryField, string>>;

export function readGalleryForm(form: FormData): GalleryValues {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    title: text('title'),
    description: text('description'),
    image_url: text('image_url'),
    type: text('type'),
    product: readProductChoices(form, 'product')[0] ?? NO_PRODUCT,
    color_id: text('color_id'),
    is_active: form.get('is_active') !== null,
  };
}

/** The same check in the browser, while the form is filled in, and on the server. */
export function checkGalleryItem(values: GalleryValues): { input: GalleryFields } | { errors: GalleryErrors } {
  const parsed = galleryInput.safeParse(values);
  if (parsed.success) return { input: parsed.data };
  const errors: GalleryErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as GalleryField] ??= message;
  return { errors };
}
