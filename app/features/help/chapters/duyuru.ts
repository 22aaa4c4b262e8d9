import type { Chapter } from '../chapter.ts';

export const duyuru: Chapter = {
  slug: 'duyuru',
  group: 'Site',
  title: 'Duyuru yayınlamak',
  intro: 'Bir dakika. Bütün sayfaların üstünde tek satır görünür.',
  words: 'kampanya bayram tatil üst satır bant',
  steps: [
    {
      title: 'Duyuru’yu açın',
      text: 'Site ve sayfalar’ın içindedir.',
      picture: {
        name: 'duyuru-formu',
        alt: 'Duyuru formu',
        path: '/admin/site/duyuru',
        around: 'main h1',
      },
    },
    {
      title: 'Metni yazın',
      text: 'En çok 100 karakter. İsterseniz bir bağlantı, bir başlangıç ve bir bitiş zamanı verin.',
    },
    {
      title: 'Kaldırın',
      text: 'Metni boşaltıp kaydedin; bitişi geldiğinde de kendiliğinden kalkar.',
    },
  ],
};
