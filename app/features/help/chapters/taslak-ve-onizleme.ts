import type { Chapter } from '../chapter.ts';

export const taslakVeOnizleme: Chapter = {
  slug: 'taslak-ve-onizleme',
  group: 'Panel',
  title: 'Taslak ve önizleme',
  intro: 'Yazdıklarınız kendiliğinden saklanır; kaydetmeden hiçbir şey yayına girmez.',
  words: 'kaydedilmemiş kayboldu bağlantı',
  steps: [
    {
      title: 'Taslak',
      text: 'Yazmayı bırakınca taslak sunucuda saklanır. Formu başka bir cihazda açtığınızda geri getirmeniz önerilir.',
    },
    {
      title: 'Önizleme',
      text: 'Geniş ekranda sayfa formun yanında durur; dar ekranda Yaz ve Önizle arasında geçersiniz.',
    },
    {
      title: 'Telefonda bakın',
      text: 'Telefon için bağlantı 30 dakika geçerlidir ve yalnızca o sayfayı gösterir.',
    },
  ],
};
