import type { Chapter } from '../chapter.ts';

export const zamanlama: Chapter = {
  slug: 'zamanlama',
  group: 'Proje, yazı, galeri',
  title: 'Yayını zamanlamak',
  intro: 'Bir dakika. Ürün, proje ve yazılar için aynıdır; kayıt önce bir kez kaydedilmiş olmalıdır.',
  words: 'ileri tarih kampanya planla saat',
  steps: [
    {
      title: 'Kaydı açın, Zamanlama’yı bulun',
      text: 'Formun sonunda, yayına giriş ve yayından kalkış için birer tarih ve saat vardır.',
    },
    {
      title: 'Zamanı yazın',
      text: 'Saat Türkiye saatidir ve ileride olmalıdır. Altındaki cümle ne olacağını söyler.',
    },
    {
      title: 'Listeden izleyin',
      text: 'Kayıtta “Zamanlandı” etiketi görünür. Zamanı gelince kendiliğinden yayına girer.',
    },
  ],
};
