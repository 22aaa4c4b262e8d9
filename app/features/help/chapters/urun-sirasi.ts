import type { Chapter } from '../chapter.ts';

export const urunSirasi: Chapter = {
  slug: 'urun-sirasi',
  group: 'Ürünler',
  title: 'Sırayı değiştirmek',
  intro: 'Bir dakika. Ziyaretçiler ürünleri bu sırayla görür.',
  words: 'sırala öne al yukarı taşı',
  steps: [
    {
      title: 'Siralamayi Duzenle’ye basın',
      text: 'Düğme ürün listesinin üstündedir.',
      picture: {
        name: 'siralama-dugmesi',
        alt: 'Siralamayi Duzenle düğmesi',
        path: '/admin/products',
        around: 'main >> text=Siralamayi Duzenle',
      },
    },
    {
      title: 'Ürünü yerine taşıyın',
      text: 'Sürükleyin, oklara basın ya da sıra numarasını yazın. Her adım hemen kaydedilir.',
    },
    {
      title: 'Siralamayi Bitir’e basın',
      text: 'Liste yeniden olağan görünümüne döner.',
    },
  ],
};
