import type { Chapter } from '../chapter.ts';

export const sifre: Chapter = {
  slug: 'sifre',
  group: 'Panel',
  title: 'Şifre ve ikinci adım',
  intro: 'İki dakika.',
  words: 'parola giriş kod doğrulama 2fa oturum unuttum çıkış',
  steps: [
    {
      title: 'Hesabım’ı açın',
      text: 'E-posta adresinize basınca açılan menüdedir.',
      picture: {
        name: 'hesabim',
        alt: 'Hesabım ekranının başı',
        path: '/admin/account',
        around: 'main h1',
      },
    },
    {
      title: 'Şifreyi değiştirin',
      text: 'Üç dört sözcüğü yan yana yazmak hem kolay hem güvenlidir.',
    },
    {
      title: 'İkinci adımı kurun',
      text: 'Telefonunuzdaki doğrulama uygulaması her girişte bir kod üretir. Yedek kodları yazıp saklayın.',
    },
    {
      title: 'Şifrenizi unuttuysanız',
      text: 'Giriş ekranında Sifremi unuttum’a basın. Gelen bağlantı 30 dakika ve bir kez geçerlidir; e-posta kurulmamışsa yöneticinizden isteyin.',
    },
    {
      title: 'Oturumları kapatın',
      text: 'Tanımadığınız bir cihaz görürseniz oturumunu oradan kapatın.',
    },
  ],
};
