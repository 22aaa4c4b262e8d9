import type { Chapter } from '../chapter.ts';

export const bildirimler: Chapter = {
  slug: 'bildirimler',
  group: 'Site',
  title: 'Kime haber verileceğini seçmek',
  intro: 'Bir dakika. Yeni mesajların e-postayla kime bildirileceğini belirler.',
  words: 'e-posta haber mail smtp',
  steps: [
    {
      title: 'Bildirimler’i açın',
      text: 'Site ve sayfalar’ın içindedir.',
      picture: {
        name: 'bildirimler',
        alt: 'Bildirimler formu',
        path: '/admin/site/bildirimler',
        around: 'main h1',
      },
    },
    {
      title: 'Adresleri yazın',
      text: 'Mesaj, teklif ve numune için ayrı adres verebilirsiniz. E-posta kurulmamışsa ekran bunu söyler; işletmecinizden isteyin.',
    },
  ],
};
