import type { Chapter } from '../chapter.ts';

export const numuneGondermek: Chapter = {
  slug: 'numune-gondermek',
  group: 'Mesajlar',
  title: 'Numune göndermek',
  intro: 'Beş dakika.',
  words: 'kargo parça örnek kutu',
  steps: [
    {
      title: 'İsteği açın',
      text: 'Mesajlar’da tür olarak Numune’yi seçin. İsteğin numarası, parçaları ve adresi mesajdadır.',
    },
    {
      title: 'Kutuyu hazırlayın',
      text: 'Parçaları kesip adrese gönderin; takip numarasını mesajdaki gönderim bölümüne yazın.',
    },
    {
      title: 'Kapatın',
      text: 'Kutu gidince durumu “Kapandı” yapın. Aynı adrese otuz günde bir kutu gider.',
    },
  ],
};
