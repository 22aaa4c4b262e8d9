import { sitePictureUrl } from '#app/shared/site-pictures.ts';
import { definePage, searchPart } from '../page.ts';
import { definePart } from '../part.ts';

const sections = definePart(
  'Bölümlerin sırası',
  {
    order: {
      kind: 'order',
      label: 'Bölümler',
      hint: 'Kapak her zaman en üsttedir. İşareti kaldırılan bölüm sitede görünmez.',
      items: {
        beforeAfter: 'Öncesi ve sonrası',
        projects: 'Son projeler',
        products: 'Ürünler',
        benefits: 'Faydalar',
        company: 'Firma',
        newsletter: 'Bülten ve showroom',
        callToAction: 'Kapanış çağrısı',
      },
    },
  },
  {
    order: [
      { name: 'beforeAfter', shown: true },
      { name: 'projects', shown: true },
      { name: 'products', shown: true },
      { name: 'benefits', shown: true },
      { name: 'company', shown: true },
      { name: 'newsletter', shown: true },
      { name: 'callToAction', shown: true },
    ],
  },
);

const hero = definePart(
  'Kapak',
  {
    picture: {
      kind: 'picture',
      label: 'Kapak görseli',
      hint: 'Yatay çekilmiş, en az 2000 piksel geniş. Yazı görselin üstüne gelmez.',
      shape: 'aspect-[16/9]',
    },
    title: { kind: 'lines', label: 'Başlık', max: 60, rows: 2, hint: 'Her satır sitede de ayrı satırdır.' },
    text: { kind: 'text', label: 'Metin', max: 180 },
    products: { kind: 'text', label: 'Birinci düğme', max: 24, hint: 'Ürünler sayfasına gider.' },
    contact: { kind: 'text', label: 'İkinci düğme', max: 24, hint: 'İletişim sayfasına gider.' },
    figures: {
      kind: 'list',
      label: 'Rakamlar',
      item: 'Rakam',
      min: 2,
      max: 2,
      fields: {
        value: { kind: 'text', label: 'Rakam', max: 8 },
        label: { kind: 'text', label: 'Açıklama', max: 24 },
      },
    },
  },
  {
    picture: {
      src: sitePictureUrl('hero-terrace.jpg'),
      alt: 'Akşam güneşinde kompozit deck döşenmiş, pergolalı bahçe terası',
    },
    title: 'Ahşabın sıcaklığı,\ndört mevsim dışarıda.',
    text: 'Deck, çit, cephe ve pergola sistemlerini keşiften montaja kadar aynı ekiple kuruyoruz. Boya istemez, vernik istemez, 10\u00a0yıl garantilidir.',
    products: 'Ürünleri İncele',
    contact: 'Teklif Alın',
    figures: [
      { value: '10+', label: 'Yıl Deneyim' },
      { value: '500+', label: 'Tamamlanan Proje' },
    ],
  },
);

const beforeAfter = definePart(
  'Öncesi ve sonrası',
  {
    title: { kind: 'text', label: 'Başlık', max: 60 },
    text: { kind: 'text', label: 'Metin', max: 180 },
    before: {
      kind: 'picture',
      label: 'Öncesi',
      hint: 'Aynı yerden çekilmiş iki fotoğraf kullanın.',
      shape: 'aspect-[3/2]',
    },
    after: { kind: 'picture', label: 'Sonrası', shape: 'aspect-[3/2]' },
  },
  {
    title: 'Aynı teras, on gün sonra.',
    text: 'Solda yıpranmış ahşap zemin, sağda aynı ölçülerde döşenmiş kompozit deck.',
    before: { src: sitePictureUrl('before.jpg'), alt: 'Öncesi: grileşmiş, çatlamış ahşap teras' },
    after: { src: sitePictureUrl('after.jpg'), alt: 'Sonrası: teak tonunda kompozit deck döşenmiş aynı teras' },
  },
);

const projects = definePart(
  'Son projeler',
  { title: { kind: 'text', label: 'Başlık', max: 60, hint: 'Altında en yeni üç proje durur.' } },
  { title: 'Son tamamladığımız işler' },
);

const products = definePart(
  'Ürünler',
  {
    title: { kind: 'text', label: 'Başlık', max: 60, hint: 'Altında en öndeki dört ürün durur.' },
    text: { kind: 'text', label: 'Metin', max: 180 },
    calculator: {
      kind: 'text',
      label: 'Hesaplama sayfasına çağrı',
      max: 120,
      hint: 'Köşeli ayraç içindeki söz bağlantı olur.',
    },
  },
  {
    title: 'En çok tercih edilen sistemler',
    text: 'Hepsi aynı hamurdan, aynı renk kartelasından gelir; deck ile çit, çit ile kapı yan yana yabancı durmaz.',
    calculator: 'Ne kadar gerekir? [Ölçünüzü yazın]; planı çizelim, tahtayı sayalım.',
  },
);

const benefits = definePart(
  'Faydalar',
  {
    title: { kind: 'text', label: 'Başlık', max: 60 },
    items: {
      kind: 'list',
      label: 'Faydalar',
      item: 'Fayda',
      min: 3,
      max: 9,
      fields: {
        drawing: {
          kind: 'choice',
          label: 'Çizim',
          options: { water: 'Su', sun: 'Güneş', foot: 'Ayak', brush: 'Fırça', clip: 'Klips', years: 'Yıllar' },
        },
        title: { kind: 'text', label: 'Başlık', max: 30 },
        text: { kind: 'text', label: 'Metin', max: 120 },
      },
    },
  },
  {
    title: 'Neden kompozit?',
    items: [
      {
        drawing: 'water',
        title: 'Suyla arası iyi',
        text: 'Yağmuru ve havuz suyunu ahşaba göre çok az emer. Şişmez, çürümez, küf tutmaz.',
      },
      {
        drawing: 'sun',
        title: 'Rengi gövdesinde',
        text: 'Pigment ve UV katkısı hamurun içindedir; renk yüzeyde bir kat değil, profilin tamamıdır.',
      },
      {
        drawing: 'foot',
        title: 'Çıplak ayağa uygun',
        text: 'Kıymık atmaz, çatlak yapmaz. Çocuklar ve havuz başı için rahat bir zemin.',
      },
      {
        drawing: 'brush',
        title: 'Boya ve vernik istemez',
        text: 'Zımpara, yağ, cila yok. Yılda birkaç kez su ve yumuşak fırça yeter.',
      },
      {
        drawing: 'clip',
        title: 'Vidası görünmez',
        text: 'Gizli klips sistemi derzleri eşit tutar, yüzeyde tek bir vida başı bırakmaz.',
      },
      {
        drawing: 'years',
        title: '10 yıl garantili',
        text: 'Çürümeye, böceklenmeye ve kabarmaya karşı 10 yıl yazılı garanti veriyoruz.',
      },
    ],
  },
);

const company = definePart(
  'Firma',
  {
    title: { kind: 'text', label: 'Başlık', max: 70, hint: '{kuruluştan}: firma bilgilerindeki yıl, “2015’ten” gibi.' },
    text: { kind: 'lines', label: 'Metin', max: 500, rows: 7, hint: 'Her satır bir paragraftır.' },
    link: { kind: 'text', label: 'Bağlantı', max: 40, hint: 'Hakkımızda sayfasına gider.' },
  },
  {
    title: '{kuruluştan} beri İstanbul’da dış mekân kuruyoruz.',
    text: 'Küçük bir montaj ekibi olarak başladık; bugün deck’ten cepheye altı ürün grubunu kendi ustalarımızla uyguluyoruz. Her işe ölçü alarak başlıyor, her teslimatı yazılı garantiyle bitiriyoruz.\nMalzememiz basit: çoğu ahşap, geri kalanı ahşabı sudan ve güneşten koruyan bir bağlayıcı.',
    link: 'Hakkımızda daha fazlası',
  },
);

const newsletter = definePart(
  'Bülten ve showroom',
  {
    title: { kind: 'text', label: 'Bülten başlığı', max: 60 },
    text: { kind: 'text', label: 'Bülten metni', max: 180 },
    showroom: { kind: 'text', label: 'Showroom başlığı', max: 40, hint: 'Adres ve saatler firma bilgilerinden gelir.' },
    picture: { kind: 'picture', label: 'Showroom görseli', shape: 'aspect-[4/3]' },
  },
  {
    title: 'Ayda bir kısa mektup',
    text: 'Yeni renkler, biten projeler, bakım notları. Reklam yok; istediğiniz an çıkarsınız.',
    showroom: 'Örnekleri elinize alın',
    picture: { src: sitePictureUrl('showroom.jpg'), alt: 'Numune panellerinin gün ışığında sergilendiği showroom' },
  },
);

const callToAction = definePart(
  'Kapanış çağrısı',
  {
    title: { kind: 'text', label: 'Başlık', max: 60 },
    text: { kind: 'text', label: 'Metin', max: 160 },
    contact: { kind: 'text', label: 'Düğme', max: 24, hint: 'İletişim sayfasına gider.' },
  },
  {
    title: 'Alanınızı anlatın, birlikte çizelim.',
    text: 'Birkaç fotoğraf ve yaklaşık metrekare yeterli. Bir iş günü içinde size dönüyoruz.',
    contact: 'Teklif Alın',
  },
);

export const home = definePage({
  title: 'Ana sayfa',
  group: 'home',
  address: '/',
  parts: {
    hero,
    beforeAfter,
    projects,
    products,
    benefits,
    company,
    newsletter,
    callToAction,
    sections,
    search: searchPart(
      'Dış mekân kompozit sistemleri',
      'Deck, çit, cephe ve pergola sistemleri. İstanbul’dan tüm Türkiye’ye keşif, tedarik ve montaj.',
    ),
  },
});
