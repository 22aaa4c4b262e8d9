import { sitePictureUrl } from '#app/shared/site-pictures.ts';
import { definePage, searchPart } from '../page.ts';
import { definePart } from '../part.ts';

const head = definePart(
  'Başlık',
  {
    title: { kind: 'text', label: 'Başlık', max: 70 },
    picture: { kind: 'picture', label: 'Görsel', hint: 'Geniş ve yatay; en az 1600 piksel.', shape: 'aspect-[21/9]' },
  },
  {
    title: 'Dış mekânı, evin en uzun ömürlü odası olarak kuruyoruz.',
    picture: {
      src: sitePictureUrl('macro-profile.jpg'),
      alt: 'Kompozit tahtaların yan yana duran uç kesitleri, yakın plan',
    },
  },
);

const story = definePart(
  'Hikâye',
  {
    title: { kind: 'text', label: 'Başlık', max: 60, hint: '{kuruluşta}: firma bilgilerindeki yıl, “2016’da” gibi.' },
    text: {
      kind: 'lines',
      label: 'Metin',
      max: 900,
      rows: 12,
      hint: 'Her satır bir paragraftır; ilki büyük yazılır. {firma} ve {kuruluş yılı} firma bilgilerinden gelir.',
    },
    figures: {
      kind: 'list',
      label: 'Rakamlar',
      item: 'Rakam',
      min: 4,
      max: 4,
      fields: {
        value: { kind: 'text', label: 'Rakam', max: 8 },
        label: { kind: 'text', label: 'Açıklama', max: 24 },
      },
    },
  },
  {
    title: '{kuruluşta} Kadıköy’de bir atölyede başladık.',
    text: '{firma}, {kuruluş yılı} yılında dış mekânda ahşabın görünüşünü isteyip bakımından yorulan ev sahipleri için kuruldu.\nKurucu ekibimizin marangozluk ve şantiye geçmişi daha eskiye dayanır; bu yüzden ölçüyü de, detayı da, sahadaki sürprizleri de iyi biliriz. Bugün deck, çit, bahçe kapısı, cephe, pergola ve dekoratif panel olmak üzere altı ürün grubunda çalışıyoruz.\nMimarlarla çizim masasında, ev sahipleriyle bahçede buluşuruz. Keşfi yapan ekip montajı da yapar; teslimden sonra aradığınızda telefonu yine o ekip açar.',
    figures: [
      { value: '15+', label: 'yıllık deneyim' },
      { value: '500+', label: 'tamamlanan proje' },
      { value: '100+', label: 'mutlu müşteri' },
      { value: '50+', label: 'uzman ekip üyesi' },
    ],
  },
);

const values = definePart(
  'Değerler',
  {
    title: { kind: 'text', label: 'Başlık', max: 40 },
    items: {
      kind: 'list',
      label: 'Değerler',
      item: 'Değer',
      min: 1,
      max: 6,
      fields: {
        title: { kind: 'text', label: 'Başlık', max: 30 },
        text: { kind: 'text', label: 'Metin', max: 200 },
      },
    },
  },
  {
    title: 'Değerlerimiz',
    items: [
      {
        title: 'Kalite',
        text: 'Her partiyi rengine, ölçüsüne ve nemine göre kontrol eder, şantiyeye eksiksiz çıkarırız. Derz düz değilse iş bitmemiştir.',
      },
      {
        title: 'Yenilik',
        text: 'Yeni yüzeyleri ve bağlantı detaylarını önce kendi atölyemizde, sonra dört mevsim dışarıda deneriz.',
      },
      {
        title: 'Güvenilirlik',
        text: 'Verdiğimiz tarihe ve fiyata sadık kalırız. Garantimiz yazılıdır, muhatabınız bellidir.',
      },
    ],
  },
);

const vision = definePart(
  'Vizyon ve misyon',
  {
    picture: { kind: 'picture', label: 'Görsel', shape: 'aspect-[5/6] max-w-80' },
    visionTitle: { kind: 'text', label: 'Vizyon başlığı', max: 40 },
    vision: { kind: 'text', label: 'Vizyon', max: 320 },
    missionTitle: { kind: 'text', label: 'Misyon başlığı', max: 40 },
    mission: { kind: 'text', label: 'Misyon', max: 320 },
  },
  {
    picture: {
      src: sitePictureUrl('project-pool-deck-1.jpg'),
      alt: 'Bahçede, kum renkli kompozit deck ile çevrili havuz',
    },
    visionTitle: 'Vizyonumuz',
    vision:
      'Türkiye’de dış mekân denince akla gelen ilk malzemenin, doğayı tüketmeden uzun yaşayan kompozit olmasını sağlamak; terasların, bahçelerin ve cephelerin on yıl sonra da ilk günkü gibi kullanıldığı şehirler görmek.',
    missionTitle: 'Misyonumuz',
    mission:
      'Ahşap lifini dayanıklı polimerle buluşturan, az bakım isteyen sistemler sunmak; her projeyi doğru ölçü, temiz montaj ve açık iletişimle, söz verdiğimiz günde teslim etmek.',
  },
);

const composition = definePart(
  'Malzeme',
  {
    title: { kind: 'text', label: 'Başlık', max: 60 },
    text: { kind: 'text', label: 'Metin', max: 320, hint: 'Altındaki çizimin oranları “Malzeme” bölümündedir.' },
  },
  {
    title: 'Bir profilin içinde ne var?',
    text: 'Gövdenin üçte ikisine yakını ahşap lifidir; sıcaklığı ve dokuyu o verir. Polimer suyu dışarıda tutar, katkılar rengi güneşten korur. Bu karışıma güveniyor, her profile 10 yıl garanti veriyoruz.',
  },
);

const contact = definePart(
  'Bize yazın',
  {
    title: { kind: 'text', label: 'Başlık', max: 40 },
    text: { kind: 'text', label: 'Metin', max: 180 },
  },
  {
    title: 'Bize yazın',
    text: 'Aklınızdaki alanı birkaç cümleyle anlatın; size uygun sistemi ve yaklaşık bütçeyi paylaşalım.',
  },
);

export const about = definePage({
  title: 'Hakkımızda',
  group: 'pages',
  address: '/about',
  parts: {
    head,
    story,
    values,
    vision,
    composition,
    contact,
    search: searchPart(
      'Hakkımızda',
      'Deck, çit, bahçe kapısı, cephe, pergola ve panel kuran ekibimiz: hikâyemiz, değerlerimiz, malzememiz.',
    ),
  },
});
