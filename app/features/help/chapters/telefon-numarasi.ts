import type { Chapter } from '../chapter.ts';

export const telefonNumarasi: Chapter = {
  slug: 'telefon-numarasi',
  group: 'Site',
  title: 'Telefon numarasını değiştirmek',
  intro: 'Bir dakika. Yalnızca yöneticiler kaydedebilir.',
  words: 'telefon değişti adres saat çalışma tatil whatsapp firma mail',
  steps: [
    {
      title: 'Site ve sayfalar’ı açın',
      text: 'Firma bilgileri en üstte, açık durur.',
      picture: {
        name: 'firma-bilgileri',
        alt: 'Site ve sayfalar ekranının başı',
        path: '/admin/site',
        around: 'main h1',
      },
    },
    {
      title: 'Bilgiyi değiştirin',
      text: 'Telefon, WhatsApp, e-posta, adres, çalışma saatleri ve tatiller aynı formdadır.',
      picture: {
        name: 'firma-formu',
        alt: 'Firma bilgileri formunda telefon alanı',
        path: '/admin/site/firma',
        around: 'input[name=phone]',
      },
    },
    {
      title: 'Kaydedin',
      text: 'Üst menüde, altbilgide, iletişimde ve WhatsApp düğmelerinde aynı anda değişir.',
    },
  ],
};
