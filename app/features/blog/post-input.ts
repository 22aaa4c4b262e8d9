import { z } from 'zod';
import { imageUrlInput } from '#app/shared/image-url-input.ts';
import { normalizeImageUrl } from '#app/shared/images.ts';
import { CONTENT_DEPTH } from '#app/shared/limits.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';

export const POST_STATUSES = ['draft', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
export const POST_STATUS_LABELS: Record<PostStatus, string> = { draft: 'Taslak', published: 'Yayınlandı' };

/** What the editor holds, as typed. */
export interface PostValues {
  title: string;
  content: string;
  image_url: string;
  status: PostStatus;
}

export const EMPTY_POST: PostValues = { title: '', content: '', image_url: '', status: 'draft' };

export const SLUG_TAKEN = 'Bu adreste başka bir yazı var. Başlığı değiştirin.';
/** A person's post is far below it. Time to clean one grows with its length. */
const CONTENT_LENGTH = 200_000;
export const CONTENT_TOO_DEEP = `İçerikte en fazla ${CONTENT_DEPTH} düzey iç içe liste veya alıntı olabilir. Girintileri azaltıp yeniden kaydedin.`;

export const postInput = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Başlık gereklidir')
    .max(300, 'Başlık en fazla 300 karakter olabilir')
    .refine((title) => transliteratedSlug(title) !== '', 'Başlıkta en az bir harf veya rakam olmalıdır'),
  content: z.string().max(CONTENT_LENGTH, 'İçerik çok uzun. Metni kısaltın ya da iki yazıya bölün.'),
  image_url: z
    .string()
    .transform((url) => url.trim() || null)
    .pipe(imageUrlInput('Geçerli bir görsel adresi girin').nullable()),
  status: z.enum(POST_STATUSES).catch('draft'),
});

export type PostInput = z.output<typeof postInput>;
export type PostErrors = Partial<Record<'title' | 'content' | 'image_url', string>>;

export function readPostForm(form: FormData): PostValues {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    title: text('title'),
    content: text('content'),
    image_url: text('image_url'),
    status: postInput.shape.status.parse(text('status')),
  };
}

export function checkPost(values: PostValues): { input: PostInput } | { errors: PostErrors } {
  const parsed = postInput.safeParse(values);
  if (parsed.success) return { input: parsed.data };
  const errors: PostErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as keyof PostErrors] ??= message;
  return { errors };
}

const COVER_GONE = 'Bu görsel bu arada silinmiş; lütfen yeniden yükleyin';
const PICTURE_IN_TEXT_GONE = 'Metindeki bir görsel bu arada silinmiş; lütfen kaldırın ya da yeniden yükleyin';

/** The messages beside the fields with pictures that are not there any more: a draft may be older than its uploads. */
export function nameGonePictures(values: PostValues, urls: string[]): PostErrors {
  const isCover = (url: string) => url === normalizeImageUrl(values.image_url);
  return {
    image_url: urls.some(isCover) ? COVER_GONE : undefined,
    content: urls.every(isCover) ? undefined : PICTURE_IN_TEXT_GONE,
  };
}
