import type { Chapter } from '../chapter.ts';

export const urunFotograflari: Chapter = {
  slug: 'urun-fotograflari',
  group: 'Ürünler',
  title: 'Fotoğrafa renk atamak',
  intro: 'Bir dakika. Renk sayfaları ve ürün sayfasındaki renk seçimi bu bilgiyle çalışır.',
  words: 'foto resim görsel renk ata teak ceviz',
  steps: [
    {
      title: 'Ürünü açın',
      text: 'Urunler listesinde ürünün adına basın.',
      picture: {
        name: 'urun-satiri',
        alt: 'Ürün listesinde bir satır',
        path: '/admin/products',
        around: 'main tbody tr:first-child td a',
      },
    },
    {
      title: 'Galeri görsellerine inin',
      text: 'Her görselin altında bir renk listesi vardır. Fotoğrafta görünen rengi seçin.',
    },
    {
      title: 'Guncelle’ye basın',
      text: 'Ürün artık o rengin sayfasında ve numune kutusunda da görünür.',
    },
  ],
};
