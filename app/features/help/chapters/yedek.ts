import type { Chapter } from '../chapter.ts';

export const yedek: Chapter = {
  slug: 'yedek',
  group: 'Panel',
  title: 'Yedek almak ve geri yüklemek',
  intro: 'Yedeği siteyi işleten kişi alır; panelden yapılmaz.',
  words: 'yedekleme backup bozuldu geri dön',
  steps: [
    {
      title: 'İşletmecinize sorun',
      text: 'Yedeklerin her gün alındığını ve başka bir yerde durduğunu sorun.',
    },
    {
      title: 'Panelden kurtarabilecekleriniz',
      text: 'Silinen kayıtlar çöp kutusunda 30 gün, eski hâller geçmişte en az bir yıl durur. Çoğu zaman yedek gerekmez.',
    },
  ],
};
