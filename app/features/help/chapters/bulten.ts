import type { Chapter } from '../chapter.ts';

export const bulten: Chapter = {
  slug: 'bulten',
  group: 'Mesajlar',
  title: 'Bülten listesi ve izinler',
  intro: 'İki dakika. Dosyaları yalnızca yöneticiler indirebilir.',
  words: 'abone e-bülten iys onay kvkk izin csv dışa aktar',
  steps: [
    {
      title: 'Dosyayı indirin',
      text: 'Mesajlar ekranında bülten listesi, İYS dosyası ve izin kayıtları ayrı ayrı iner (CSV).',
    },
    {
      title: 'Birini çıkarın',
      text: 'Bültenden Çıkar’a e-posta adresini yazın. Her iletideki bağlantıyla kişi kendisi de çıkabilir.',
    },
  ],
};
