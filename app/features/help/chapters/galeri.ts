import type { Chapter } from '../chapter.ts';

export const galeri: Chapter = {
  slug: 'galeri',
  group: 'Proje, yazı, galeri',
  title: 'Galeriye görsel eklemek',
  intro: 'Bir dakika.',
  words: 'fotoğraf resim',
  steps: [
    {
      title: 'Yeni görsel açın',
      text: 'Galeri sayfasında yeni ekleme düğmesine basın.',
      picture: {
        name: 'galeri-dugmesi',
        alt: 'Galeride yeni görsel düğmesi',
        path: '/admin/gallery',
        around: 'main a[href="/admin/gallery/new"]',
      },
    },
    {
      title: 'Başlık, tür ve görseli girin',
      text: 'Tür ürün ya da projedir. Ürünü ve rengi de seçerseniz görsel onların sayfasına bağlanır.',
    },
    {
      title: 'Kaydedin',
      text: 'Listedeki anahtarla gösterip gizleyebilirsiniz.',
    },
  ],
};
