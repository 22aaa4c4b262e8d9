import type { Spelling } from '#app/routes/admin/frame/spelling.ts';

export const previewTexts: Record<Spelling, Record<TextName, string>> = {
  plain: {
    title: 'Onizleme',
    write: 'Yaz',
    preview: 'Onizle',
    view: 'Gorunum',
    width: 'Onizlemenin genisligi',
    desktop: 'Bilgisayar',
    phone: 'Telefon',
    draft: 'Taslak, henuz yayinda degil',
    incomplete: 'Eksik ya da hatali alan var; son tam hali gorunuyor.',
    empty: 'Onizleme, zorunlu alanlar dolunca burada gorunur.',
    newTab: 'Onizlemeyi yeni sekmede ac',
    phoneLink: 'Telefon icin baglanti',
    phoneHint: '30 dakika gecerlidir. Acan herkes yalnizca bu sayfayi gorur; giris istemez.',
    phoneFailed: 'Baglanti hazirlanamadi',
    copy: 'Kopyala',
    copied: 'Baglanti kopyalandi',
  },
  turkish: {
    title: 'Önizleme',
    write: 'Yaz',
    preview: 'Önizle',
    view: 'Görünüm',
    width: 'Önizlemenin genişliği',
    desktop: 'Bilgisayar',
    phone: 'Telefon',
    draft: 'Taslak, henüz yayında değil',
    incomplete: 'Eksik ya da hatalı alan var; son tam hâli görünüyor.',
    empty: 'Önizleme, zorunlu alanlar dolunca burada görünür.',
    newTab: 'Önizlemeyi yeni sekmede aç',
    phoneLink: 'Telefon için bağlantı',
    phoneHint: '30 dakika geçerlidir. Açan herkes yalnızca bu sayfayı görür; giriş istemez.',
    phoneFailed: 'Bağlantı hazırlanamadı',
    copy: 'Kopyala',
    copied: 'Bağlantı kopyalandı',
  },
};

type TextName =
  | 'title'
  | 'write'
  | 'preview'
  | 'view'
  | 'width'
  | 'desktop'
  | 'phone'
  | 'draft'
  | 'incomplete'
  | 'empty'
  | 'newTab'
  | 'phoneLink'
  | 'phoneHint'
  | 'phoneFailed'
  | 'copy'
  | 'copied';
