import type { Chapter } from '../chapter.ts';

export const renkler: Chapter = {
  slug: 'renkler',
  group: 'Proje, yazı, galeri',
  title: 'Renk eklemek',
  intro: 'Bir dakika. Kartela, ürünlerin ve numunelerin ortak renkleridir.',
  words: 'kartela ton teak ceviz antrasit',
  steps: [
    {
      title: 'Renkler sayfasını açın',
      text: 'Soldaki menüden Renkler’e basın, adı yazın ve rengi seçin.',
      picture: {
        name: 'renk-formu',
        alt: 'Renk ekleme formu',
        path: '/admin/colors',
        around: 'input[name=name]',
      },
    },
    {
      title: 'Gizleyin ya da gösterin',
      text: 'Görünür / Gizli düğmesi hemen etki eder. Gizli bir renk sitede hiçbir yerde görünmez.',
    },
    {
      title: 'Adını değiştirin',
      text: 'Düzenle satırı bir forma çevirir. Yeni ad renge yeni bir adres verir; eski bağlantılar yönlendirilir.',
    },
  ],
};
