import type { Chapter } from '../chapter.ts';

export const kullanicilar: Chapter = {
  slug: 'kullanicilar',
  group: 'Panel',
  title: 'Kullanıcı eklemek',
  intro:
    'İki dakika. Herkes kendi e-postasıyla girsin; geçmişte kimin ne yaptığı böyle bilinir. Yalnızca yöneticiler yapabilir.',
  words: 'davet rol yetki editör yönetici çalışan ekle çıkar kaldır',
  steps: [
    {
      title: 'Kullanıcılar’ı açın',
      text: 'E-posta adresinize basınca açılan menüdedir. Davet edilecek e-postayı ve yetkiyi girip Davet gönder’e basın; davet 7 gün geçerlidir.',
      picture: {
        name: 'kullanicilar',
        alt: 'Kullanıcılar ekranının başı',
        path: '/admin/people',
        around: 'main h1',
      },
    },
    {
      title: 'Yetkiyi seçin',
      text: 'Editör ürün, proje, yazı, görsel ve mesajla çalışır. Yönetici ayrıca firma bilgilerini, kullanıcıları, kişisel veri dosyalarını ve kalıcı silmeyi kullanır. Değişiklik hemen geçerlidir.',
    },
    {
      title: 'Giremeyene yardım edin',
      text: 'Şifre bağlantısı gönder yeni şifre için bir bağlantı yollar. Her yerden çıkar bütün cihazlardaki oturumlarını kapatır.',
    },
    {
      title: 'Ayrılanı kaldırın',
      text: 'Kaldır’a basın; yazıları kalır ve birine devredilir. Son yönetici kaldırılamaz: önce başka birini yönetici yapın.',
    },
  ],
};
