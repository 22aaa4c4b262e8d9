import { UPLOAD_MAX_BYTES, UPLOAD_MAX_SIDE, UPLOAD_TYPES } from './limits.ts';

/** What uploads are refused for. The browser checks what it can; the server checks again, from the bytes. */
export const UPLOAD_ERRORS = {
  session: 'Oturum acmaniz gerekiyor',
  file: 'Dosya secilmedi',
  size: "Dosya boyutu 5MB'dan buyuk olamaz",
  type: 'Sadece JPEG, PNG ve WEBP formatlari desteklenir',
  heic: 'HEIC formati desteklenmiyor. Fotografi JPEG olarak kaydedip yeniden yukleyin.',
  heicUnread: 'iPhone’un HEIC fotoğrafı açılamadı; telefonda “En uyumlu” seçeneğiyle yeniden çekin.',
  pixels: 'Gorsel cok buyuk. En fazla 50 megapiksel yuklenebilir.',
  side: `Gorselin eni ve boyu en fazla ${UPLOAD_MAX_SIDE} piksel olabilir`,
  hidden: 'Gorsel dosyasinda gorselden baska icerik var. Gorseli yeniden kaydedip tekrar yukleyin.',
  broken: 'Gorsel dosyasi okunamadi. Dosya bozuk veya eksik olabilir.',
} as const;

/** For a valid file that could not be sent or stored. */
export const UPLOAD_FAILED = 'Görsel yüklenirken bir hata oluştu';

export const UPLOAD_PURPOSES = ['product', 'project', 'gallery', 'blog', 'page', 'library'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** The error that shows without reading the file's content, or null. */
export function checkUpload(file: { size: number; type: string; name?: string } | null | undefined): string | null {
  if (!file || (file.size === 0 && !file.name)) return UPLOAD_ERRORS.file;
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name ?? '')) return UPLOAD_ERRORS.heic;
  if (file.size > UPLOAD_MAX_BYTES) return UPLOAD_ERRORS.size;
  if (!UPLOAD_TYPES.includes(file.type as (typeof UPLOAD_TYPES)[number])) return UPLOAD_ERRORS.type;
  return null;
}
