import type { Chapter } from '../chapter.ts';

export const gecmis: Chapter = {
  slug: 'gecmis',
  group: 'Panel',
  title: 'Eski hâline döndürmek',
  intro: 'Bir dakika. Her kayıt geçmişte durur; dönmek yeni bir kayıt açar, hiçbir şey kaybolmaz.',
  words: 'geri al sürüm kim değiştirdi önceki',
  steps: [
    {
      title: 'Geçmişi açın',
      text: 'Kaydın formundaki Geçmiş bağlantısına basın. Herkesin yaptıkları hesap menüsündeki Geçmiş’tedir.',
      picture: {
        name: 'gecmis',
        alt: 'Geçmiş ekranının başı',
        path: '/admin/activity',
        around: 'main h1',
      },
    },
    {
      title: 'Farkı okuyun',
      text: 'Üstü çizili söz çıkarılmış, altı çizili söz eklenmiştir.',
    },
    {
      title: 'Bu hâle döndür',
      text: 'Şimdiki hâl de geçmişte kalır.',
    },
  ],
};
