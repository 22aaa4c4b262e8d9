import type { Chapter } from '../chapter.ts';

export const projeler: Chapter = {
  slug: 'projeler',
  group: 'Proje, yazı, galeri',
  title: 'Proje eklemek',
  intro: 'Yaklaşık beş dakika. En az bir fotoğraf, konum ve tamamlanma tarihi gerekir.',
  words: 'referans iş uygulama',
  steps: [
    {
      title: 'Yeni proje açın',
      text: 'Projeler sayfasında Yeni Proje Ekle’ye basın.',
      picture: {
        name: 'yeni-proje-dugmesi',
        alt: 'Proje listesinin üstünde yeni proje düğmesi',
        path: '/admin/projects',
        around: 'main a[href="/admin/projects/new"]',
      },
    },
    {
      title: 'Alanları doldurun',
      text: 'Başlık adresi bir kez belirler. İlk fotoğraf kartta görünür; sırayı sürükleyerek değiştirin.',
    },
    {
      title: 'Kullanılan ürünleri ekleyin',
      text: 'Ürünün adını yazmaya başlayın, listeden seçin; isterseniz rengini de verin. Proje o ürünün ve rengin sayfasında görünür.',
    },
    {
      title: 'Kaydedin',
      text: 'Pasif bırakırsanız yalnızca panelde durur.',
    },
  ],
};
