import { definePage, searchPart } from '../page.ts';
import { definePart } from '../part.ts';

export const renkler = definePage({
  title: 'Renkler',
  group: 'pages',
  address: '/renkler',
  parts: {
    intro: definePart(
      'Başlık',
      {
        title: { kind: 'text', label: 'Başlık', max: 50 },
        text: { kind: 'text', label: 'Metin', max: 160, own: ['renk sayısı'], hint: '{renk sayısı}: “beş” gibi.' },
        matrix: { kind: 'text', label: 'Tablonun başlığı', max: 50 },
        matrixText: {
          kind: 'text',
          label: 'Tablonun açıklaması',
          max: 160,
          hint: 'Köşeli ayraç içindeki söz iletişim sayfasına gider.',
        },
      },
      {
        title: 'Tek kartela, bütün ev.',
        text: 'Deck, çit, cephe ve pergola aynı {renk sayısı} renkten gelir; yan yana yabancı durmaz.',
        matrix: 'Hangi ürün hangi renkte?',
        matrixText: 'Tabloda olmayan bir birleşim üretimde olabilir; [sorun], söyleyelim.',
      },
    ),
    sentences: definePart(
      'Renklerin anlatımı',
      {
        items: {
          kind: 'list',
          label: 'Renkler',
          item: 'Renk',
          hint: 'Adı listedeki bir rengin adıyla aynı olmalı. Cümlesi olmayan renk yalnızca adıyla görünür.',
          min: 0,
          max: 40,
          fields: {
            color: { kind: 'text', label: 'Rengin adı', max: 60 },
            sentence: { kind: 'text', label: 'Cümle', max: 120 },
          },
        },
      },
      {
        items: [
          { color: 'Teak', sentence: 'Sıcak, kızıla dönük orta ton. Taşla ve beyaz duvarla iyi durur.' },
          { color: 'Ceviz', sentence: 'En koyu kahve. Akşam ışığında damarı belirginleşir.' },
          { color: 'Antrasit', sentence: 'Doğramayla aynı aileden, serin ve koyu.' },
          { color: 'Kum', sentence: 'Açık ve serin. Havuz başında çıplak ayağa en rahatı.' },
          { color: 'Gri', sentence: 'Nötr. Beton ve cam korkulukla yan yana durur.' },
        ],
      },
    ),
    samples: definePart(
      'Numune çağrısı',
      {
        title: { kind: 'text', label: 'Başlık', max: 60 },
        text: { kind: 'text', label: 'Metin', max: 180 },
        pictures: { kind: 'text', label: 'Renk sayfasında, ürünlerin altında', max: 120 },
      },
      {
        title: 'Rengi ekranda değil, elinizde seçin.',
        text: 'Aynı ton sabah, öğle ve akşam başka görünür. Dört parçaya kadar numuneyi adresinize ücretsiz gönderiyoruz.',
        pictures: 'Görseller ürünlerin bu renkteki fotoğraflarıdır.',
      },
    ),
    search: definePart(
      'Arama sonuçlarında',
      {
        title: { kind: 'text', label: 'Sayfa başlığı', max: 60 },
        description: {
          kind: 'text',
          label: 'Açıklama',
          max: 155,
          own: ['renk sayısı'],
          hint: 'Google sonuçlarında başlığın altında. {renk sayısı}: “beş” gibi.',
        },
      },
      {
        title: 'Renkler',
        description: 'Deck, çit, cephe ve pergola aynı {renk sayısı} renkten gelir; yan yana yabancı durmaz.',
      },
    ),
  },
});

export const hesapla = definePage({
  title: 'Malzeme hesabı',
  group: 'pages',
  address: '/hesapla',
  parts: {
    intro: definePart(
      'Başlık',
      {
        title: { kind: 'text', label: 'Başlık', max: 50 },
        text: { kind: 'text', label: 'Metin', max: 160 },
        noMeasures: {
          kind: 'text',
          label: 'Ölçüsü olmayana',
          max: 140,
          hint: 'Köşeli ayraç içindeki söz WhatsApp’ı açar.',
        },
        greeting: { kind: 'text', label: 'WhatsApp’ta hazır gelen söz', max: 140 },
      },
      {
        title: 'Ne kadar malzeme gerekir?',
        text: 'Ölçünüzü yazın; planı ölçekli çizelim, tahtadan vidaya kadar sayalım. Kaydolmanız gerekmez.',
        noMeasures: 'Ölçünüz yok mu? Birkaç fotoğraf ve yaklaşık metrekare de yeterli: [WhatsApp’tan yazın].',
        greeting: 'Merhaba, malzeme hesabı için fotoğraf ve yaklaşık metrekare göndermek istiyorum.',
      },
    ),
    search: searchPart(
      'Malzeme hesabı',
      'Deck, çit ve cephe için ölçünüzü yazın; planı ölçekli çizelim, tahtadan vidaya kadar kaç adet gerektiğini sayalım.',
    ),
  },
});

export const numune = definePage({
  title: 'Numune iste',
  group: 'pages',
  address: '/numune',
  parts: {
    intro: definePart(
      'Başlık ve kutu',
      {
        title: { kind: 'text', label: 'Başlık', max: 50 },
        text: { kind: 'text', label: 'Metin', max: 160 },
        pieces: { kind: 'text', label: 'Düğmenin altında', max: 120 },
      },
      {
        title: 'Dört parça, bir kutu.',
        text: 'Beğendiğiniz tahtaları seçin; kesip kutulayalım, kargosu bizden olsun.',
        pieces: 'Parçalar 14 × 10 cm kesilir, iki iş gününde kargoya verilir.',
      },
    ),
    thanks: definePart(
      'Teşekkür sayfası',
      {
        title: { kind: 'text', label: 'Başlık', max: 50 },
        text: { kind: 'text', label: 'Metin', max: 180, own: ['parçalar'], hint: '{parçalar}: “Üç parçayı” gibi.' },
        advice: { kind: 'text', label: 'Öğüt', max: 120 },
      },
      {
        title: 'Kutunuz hazırlanıyor.',
        text: '{parçalar} kesip iki iş günü içinde kargoya veriyoruz. Takip numarası telefonunuza SMS ile gelecek.',
        advice: 'Numuneler gelince sabah, öğle ve akşam ışığında bir kez bakın.',
      },
    ),
    search: searchPart(
      'Numune iste',
      'Beğendiğiniz tahtaları seçin; kesip kutulayalım, kargosu bizden olsun. Dört parçaya kadar, adresinize.',
    ),
  },
});

export const karsilastir = definePage({
  title: 'Karşılaştır',
  group: 'pages',
  address: '/karsilastir',
  parts: {
    search: searchPart('Karşılaştır', 'İki ya da üç ürünü yan yana görün: ölçüler, renkler ve teknik özellikler.'),
  },
});
