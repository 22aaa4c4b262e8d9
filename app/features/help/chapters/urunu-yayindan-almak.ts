import type { Chapter } from '../chapter.ts';

export const urunuYayindanAlmak: Chapter = {
  slug: 'urunu-yayindan-almak',
  group: 'Ürünler',
  title: 'Ürünü yayından almak',
  intro: 'Yarım dakika. Ürün silinmez; istediğinizde geri gelir.',
  words: 'gizle pasif kapat toplu çok seç sil',
  steps: [
    {
      title: 'Anahtarı kapatın',
      text: 'Listede ürünün anahtarına basın. Ürün siteden hemen kalkar; bildirimdeki Geri al ile dönersiniz.',
      picture: {
        name: 'urun-anahtari',
        alt: 'Ürün satırındaki anahtar',
        path: '/admin/products',
        around: 'main tbody tr:first-child [role=switch]',
      },
    },
    {
      title: 'Birçoğunu birden değiştirin',
      text: 'Satırların başındaki kutuları işaretleyin; alttaki çubuktan aktif ya da pasif yapın, çöp kutusuna taşıyın, kategori ya da teknik değer verin.',
    },
  ],
};
