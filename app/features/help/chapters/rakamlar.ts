import type { Chapter } from '../chapter.ts';

export const rakamlar: Chapter = {
  slug: 'rakamlar',
  group: 'Panel',
  title: 'Rakamları okumak',
  intro: 'Dashboard’daki sayılar çerez kullanmadan, kimseyi tanımadan sayılır.',
  words: 'istatistik ziyaretçi analiz sayaç google kaç kişi',
  steps: [
    {
      title: 'Son 30 gün',
      text: 'Ziyaret, bir kişinin o gün siteye gelişidir. Gri çubuk önceki 30 gündür; ilk iki ayda karşılaştırma yoktur.',
      picture: {
        name: 'rakamlar',
        alt: 'Dashboard’da Son 30 gun bölümü',
        path: '/admin/dashboard',
        around: '#son-30-gun',
      },
    },
    {
      title: 'Hangi ürün, hangi renk?',
      text: 'Ürün sayfasından WhatsApp’a ve telefona basanlar, o ürün için gelen mesaj, teklif ve numuneler toplanır. Bir numune kutusu her parçası için sayılır.',
    },
    {
      title: 'Tablolar ve dosya',
      text: 'Bölümün altındaki tablolarda sayfalar ve sonuçsuz aramalar da vardır. Rakamlari indir (CSV) son bir yılı verir.',
    },
  ],
};
