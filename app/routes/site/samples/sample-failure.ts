import type { SampleField } from '#app/features/messages/sample-input.ts';
import type { Piece } from '#app/features/products/sample-pieces.ts';

export type SampleValues = Record<SampleField, string>;

/** What the action of /numune answers when the request did not go out. */
export interface SampleFailure {
  /** As they were sent: without JavaScript the page is loaded again and has to show them. */
  values?: SampleValues;
  pieces?: Piece[];
  /** Slugs of products that were asked for in a colour which they do not have. */
  lacking?: string[];
  errors?: Partial<Record<SampleField | 'pieces', string[]>>;
  banner?: string;
}

export const TEXTS = {
  none: 'En az bir parça seçin.',
  tooMany: 'En fazla dört parça gönderebiliyoruz; birini çıkarın.',
  gone: 'Seçtiğiniz parçalardan biri artık kartelada yok. Kutunuza bakıp yeniden gönderin.',
  goneFromAddress: 'Bağlantıdaki parçalardan biri artık kartelada yok; kutuya konmadı.',
  tooManyInAddress: 'Bağlantıda dörtten çok parça var; kutuya ilk dördü kondu.',
  lacking: 'Seçtiğiniz ürün bu renkte yok; başka bir renk seçin.',
  sentRecently: 'Bu adrese son 30 günde kutu gönderdik. Yeni bir parça için bizi arayın.',
  failed: 'Bir hata oluştu. Lütfen tekrar deneyin.',
};
