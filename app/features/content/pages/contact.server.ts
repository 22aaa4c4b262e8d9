import { sitePictureUrl } from '#app/shared/site-pictures.ts';
import { definePage, searchPart } from '../page.ts';
import { definePart } from '../part.ts';

export const contact = definePage({
  title: 'İletişim',
  group: 'pages',
  address: '/contact',
  parts: {
    text: definePart(
      'Başlık ve form',
      {
        title: { kind: 'text', label: 'Başlık', max: 40 },
        text: { kind: 'text', label: 'Metin', max: 160 },
        form: { kind: 'text', label: 'Formun başlığı', max: 40 },
        map: { kind: 'text', label: 'Haritanın başlığı', max: 40, hint: 'Adres ve yer firma bilgilerinden gelir.' },
      },
      {
        title: 'Projenizi konuşalım.',
        text: 'Yazın, arayın ya da bir kahveye showrooma gelin. Bir iş günü içinde dönüyoruz.',
        form: 'Mesaj gönderin',
        map: 'Showroom’a nasıl gelinir?',
      },
    ),
    search: searchPart(
      'İletişim',
      'Showroom adresi, çalışma saatleri, telefon, e-posta ve mesaj formu. Bir iş günü içinde dönüyoruz.',
    ),
  },
});

export const thanks = definePage({
  title: 'Teşekkürler',
  group: 'pages',
  address: '/tesekkurler',
  parts: {
    text: definePart(
      'Metin ve görsel',
      {
        title: { kind: 'text', label: 'Başlık', max: 60 },
        text: { kind: 'text', label: 'Metin', max: 240 },
        emergency: {
          kind: 'text',
          label: 'Acil hattın önündeki söz',
          max: 100,
          hint: 'Numara firma bilgilerinden gelir.',
        },
        picture: {
          kind: 'picture',
          label: 'Görsel',
          hint: 'Yalnızca geniş ekranda görünür.',
          shape: 'aspect-[4/5] max-w-80',
        },
      },
      {
        title: 'Teşekkürler, mesajınız bize ulaştı.',
        text: 'Ekibimizden biri bir iş günü içinde sizi arayacak. Elinizde alanın fotoğrafı varsa hazırda bulundurmanız görüşmeyi kolaylaştırır.',
        emergency: 'Bekleyemeyecek bir durum mu var? Acil hattımız:',
        picture: { src: sitePictureUrl('after.jpg'), alt: '' },
      },
    ),
    search: searchPart('Teşekkürler', 'Mesajınız bize ulaştı.'),
  },
});
