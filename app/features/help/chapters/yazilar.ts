import type { Chapter } from '../chapter.ts';

export const yazilar: Chapter = {
  slug: 'yazilar',
  group: 'Proje, yazı, galeri',
  title: 'Yazı yazmak ve yayınlamak',
  intro: 'On dakika. Yazıları yalnızca yazan kişi görür ve değiştirir.',
  words: 'blog makale haber yayınla',
  steps: [
    {
      title: 'Yazıyı açın',
      text: 'Bloglar sayfasında Yeni Yazı’ya basın; başlığı ve metni yazın.',
      picture: {
        name: 'yazi-formu',
        alt: 'Yazı düzenleyicisi',
        path: '/admin/blogs/new',
        around: 'input[name=title]',
      },
    },
    {
      title: 'Kapak görselini seçin',
      text: 'Kapak, yazının kartında ve paylaşıldığında görünür.',
    },
    {
      title: 'Kaydedin ve Yayınla’ya basın',
      text: 'Yazı listedeki Yayınla düğmesiyle yayına girer; Taslağa Al geri çeker.',
    },
  ],
};
