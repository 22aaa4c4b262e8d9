import { z } from 'zod';
import { idInput } from '#app/shared/ids.ts';
import { imageUrlInput } from '#app/shared/image-url-input.ts';
import { PRODUCT_NAME_LENGTH } from '#app/shared/limits.ts';
import { readList } from '#app/shared/lists.ts';
import { SLUG_PATTERN } from '#app/shared/slug.ts';
import { CATEGORIES } from './category.ts';
import type { MeasureErrors } from './measure-form.ts';
import type { Measures } from './measures.ts';
import { faqEntry, featureEntry, specEntry } from './product.ts';

// What the product form sends. The lists travel as JSON text in hidden fields, so that a plain post carries them too.

const DISPLAY_ORDER_MAX = 1_000_000;

const imageField = z
  .literal('')
  .transform(() => null)
  .or(imageUrlInput())
  .nullable()
  .catch(null);

export const imageEntry = z.object({ image_url: imageUrlInput(), color_id: idInput.nullable().catch(null) });
export type ProductImageInput = z.infer<typeof imageEntry>;

/** Entries without any text are left out; those with one part, as old rows may have them, stay. */
const listOf = <T extends Record<string, string>>(entry: z.ZodType<T>) =>
  z.unknown().transform((value) =>
    readList(value, entry)
      .map((item) => Object.fromEntries(Object.entries(item).map(([key, text]) => [key, text.trim()])) as T)
      .filter((item) => Object.values(item).some(Boolean)),
  );

export const productInput = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Baslik gereklidir')
    .max(PRODUCT_NAME_LENGTH, 'Baslik en fazla 200 karakter olabilir'),
  category: z.enum(CATEGORIES, 'Kategori gereklidir'),
  description: z.string().trim().min(1, 'Aciklama gereklidir').max(20_000, 'Aciklama cok uzun'),
  slug: z
    .string()
    .trim()
    .min(1, 'Slug gereklidir')
    .max(PRODUCT_NAME_LENGTH, 'Slug en fazla 200 karakter olabilir')
    .regex(SLUG_PATTERN, 'Slug yalnizca kucuk harf (a-z), rakam ve tire icerebilir'),
  display_order: z
    .string()
    .trim()
    .min(1, 'Sira gereklidir')
    .pipe(z.coerce.number('Sira bir sayi olmalidir'))
    .pipe(
      z
        .number()
        .int('Sira tam sayi olmalidir')
        .min(1, 'Sira en az 1 olmalidir')
        .max(DISPLAY_ORDER_MAX, 'Sira cok buyuk'),
    ),
  /** The number that the form was opened with. */
  seen_display_order: z.coerce.number().optional().catch(undefined),
  is_active: z.boolean(),
  main_image: imageField,
  faq_image: imageField,
  features: listOf(featureEntry),
  technical_specs: listOf(specEntry),
  faq: listOf(faqEntry),
  images: z
    .unknown()
    .optional()
    .transform((value) => readList(value, imageEntry)),
});

export type ProductInput = z.infer<typeof productInput> & { measures: Measures | null };

const PICTURE_GONE = 'Bu gorsel bu arada silinmis; lutfen yeniden yukleyin';

/** The messages beside pictures that somebody else deleted while the form was open. */
export function nameGonePictures(input: ProductInput, urls: string[]): ProductErrors {
  const isGone = (url: string | null) => url !== null && urls.includes(url);
  const images = input.images.flatMap(({ image_url }, index) =>
    isGone(image_url) ? [`Gorsel ${index + 1}: ${PICTURE_GONE}`] : [],
  );
  return {
    ...(isGone(input.main_image) && { main_image: [PICTURE_GONE] }),
    ...(isGone(input.faq_image) && { faq_image: [PICTURE_GONE] }),
    ...(images.length > 0 && { images }),
  };
}

export type ProductErrors = Partial<Record<keyof ProductInput, string[]>> & MeasureErrors;
