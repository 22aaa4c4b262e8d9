import type { Chapter } from '../chapter.ts';

export const mesajlar: Chapter = {
  slug: 'mesajlar',
  group: 'Mesajlar',
  title: 'Mesaja ve teklife yanıt vermek',
  intro: 'İki dakika.',
  words: 'teklif fiyat cevap yanıt whatsapp soru müşteri hazır metin',
  steps: [
    {
      title: 'Mesajlar’ı açın',
      text: 'Üst çubuktadır; okunmamış sayısı yanında yazar.',
      picture: {
        name: 'mesajlar',
        alt: 'Mesajlar ekranının başı',
        path: '/admin/messages',
        around: 'main h1',
      },
    },
    {
      title: 'Mesaja basın',
      text: 'Kişinin yazdığı, gönderdiği liste, ürün, renk ve nereden geldiği bir aradadır.',
    },
    {
      title: 'Yanıtla',
      text: 'WhatsApp ya da e-posta hazır metinle açılır; göndermeden değiştirebilirsiniz. Mesaj kendiliğinden “Yanıtlandı” olur.',
    },
    {
      title: 'Not ve durum',
      text: 'İç notu yalnızca ekip görür. İş bitince “Kapandı” yapın; üstteki sekmelerle süzün.',
    },
  ],
};
