import type { Chapter } from '../chapter.ts';

export const gorseller: Chapter = {
  slug: 'gorseller',
  group: 'Proje, yazı, galeri',
  title: 'Görsel kitaplığını kullanmak',
  intro: 'Bir fotoğrafı bir kez yükleyin, her yerde kullanın.',
  words: 'medya kitaplık fotoğraf resim yükle büyük küçült',
  steps: [
    {
      title: 'Görseller’i açın',
      text: 'Üst çubuktadır. Ad, alt metin ya da kullanıldığı yerle arayabilirsiniz.',
      picture: {
        name: 'gorseller',
        alt: 'Görsel kitaplığının üstü',
        path: '/admin/media',
        around: 'main h1',
      },
    },
    {
      title: 'Alt metni ve odağı girin',
      text: 'Bir görsele basın. Alt metin görmeyen ziyaretçiye okunur; odak, kırpılınca görünür kalacak yerdir.',
    },
    {
      title: 'Her yerde değiştirin',
      text: 'Yeni görsel, eskisinin kullanıldığı bütün yerlerde görünür; önce yerler gösterilir, sonra geri alabilirsiniz.',
    },
    {
      title: 'Silin',
      text: 'Kullanılan bir görsel silinemez; önce değiştirin.',
    },
  ],
};
