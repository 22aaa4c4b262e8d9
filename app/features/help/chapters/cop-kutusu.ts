import type { Chapter } from '../chapter.ts';

export const copKutusu: Chapter = {
  slug: 'cop-kutusu',
  group: 'Panel',
  title: 'Silineni geri almak',
  intro: 'Yarım dakika. Silinenler 30 gün bekler.',
  words: 'sildim silinmiş kurtar',
  steps: [
    {
      title: 'Hemen geri alın',
      text: 'Sildikten sonra çıkan bildirimde Geri al’a basın.',
    },
    {
      title: 'Çöp kutusu’nu açın',
      text: 'Hesap menüsündedir. Geri yükle kaydı görselleri ve bağlantılarıyla getirir.',
      picture: {
        name: 'cop-kutusu',
        alt: 'Çöp kutusu ekranının başı',
        path: '/admin/bin',
        around: 'main h1',
      },
    },
    {
      title: 'Kalıcı sil',
      text: 'Yalnızca yöneticilerde görünür ve geri alınamaz.',
    },
  ],
};
