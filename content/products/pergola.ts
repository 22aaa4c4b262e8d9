import type { DemoProduct } from '../types.ts';

export const pergolaProducts: DemoProduct[] = [
  {
    slug: 'golge-pergola',
    title: 'Gölge Pergola',
    category: 'pergola',
    description: `Alüminyum çekirdekli, kompozit kaplı taşıyıcı. Bahçedeki oturma grubuna gölge, sarmaşığa yaslanacak bir iskelet verir.

Direk ve kirişlerin içinde alüminyum profil, dışında kompozit kaplama vardır; 4 metreye kadar orta direk istemez. Çıta aralığı güneşin geldiği yöne göre hesaplanır, teklif çizimine işlenir.`,
    display_order: 4,
    is_active: true,
    main_image: 'pergola-teak.jpg',
    faq_image: null,
    features: [
      { title: 'Alüminyum çekirdek', description: 'Yükü içteki profil taşır; kompozit kaplama eğilmez, çatlamaz.' },
      {
        title: 'Hesaplı gölge',
        description: 'Çıta aralığı cephenizin yönüne göre seçilir; öğle güneşinde %60’a varan gölge verir.',
      },
      { title: 'Gizli ayak', description: 'Taban plakası direk kaplamasının içinde kalır, vidalar görünmez.' },
      { title: 'Eklemeye açık', description: 'Yan perde, aydınlatma ve cam paravan sonradan eklenebilir.' },
    ],
    technical_specs: [
      { title: 'Direk', value: '150 x 150 mm' },
      { title: 'Yükseklik', value: '260 cm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Kiriş', value: '200 x 80 mm' },
      { title: 'En büyük açıklık', value: '400 cm' },
      { title: 'Çıta', value: '90 x 40 mm' },
      { title: 'Taban bağlantısı', value: 'Galvanizli çelik plaka' },
    ],
    faq: [
      {
        question: 'Yağmurda kuru kalır mıyım?',
        answer:
          'Çıtalı üst yağmuru kesmez, gölge verir. Kuru alan için çıtaların üstüne cam ya da polikarbon eklenebilir.',
      },
      {
        question: 'Deck’in üzerine kurulur mu?',
        answer: 'Direkler deck’e değil alttaki betona bağlanır; tahtalar direğin çevresinde kesilir.',
      },
      {
        question: 'Eve bitişik yapılabilir mi?',
        answer: 'Evet. Bir kenarı duvara taşıyıcı kirişle bağlanır; yalıtımlı duvarlarda uzun ankraj kullanırız.',
      },
      {
        question: 'İzin gerekir mi?',
        answer:
          'Site yönetimi ya da belediye izni gerekebilir; kurallar yere göre değişir. Başvuru için gereken çizimi biz hazırlarız.',
      },
    ],
    images: [
      { image: 'pergola-teak.jpg', color: 'teak' },
      { image: 'project-villa-terrace-1.jpg', color: 'teak' },
      { image: 'pergola-ceviz.jpg', color: 'ceviz' },
      { image: 'pergola-antrasit.jpg', color: 'antrasit' },
      { image: 'pergola-kum.jpg', color: 'kum' },
    ],
    created_at: '2024-02-08T09:00:00.000Z',
  },
  {
    slug: 'avlu-pergola',
    title: 'Avlu Pergola',
    category: 'pergola',
    description: `Kafe, restoran ve geniş avlular için çok açıklıklı pergola. Modüller yan yana eklenir; masaların üstü gölgelenir, dolaşım açık kalır.

Işık hattı kirişlerin altındaki kanala gizlenir, kablo görünmez. Taşıyıcı ölçüleri kar ve rüzgâr yüküne göre her proje için ayrıca hesaplanır.`,
    display_order: 13,
    is_active: true,
    main_image: 'project-pergola-cafe-1.jpg',
    faq_image: null,
    features: [
      { title: 'Modüler', description: '3 x 3 metrelik modüller istediğiniz yönde çoğalır, ortak direk kullanır.' },
      { title: 'Gizli ışık kanalı', description: 'Kiriş altındaki kanal kabloyu ve şerit aydınlatmayı saklar.' },
      { title: 'Hızlı montaj', description: 'Parçalar atölyede delinmiş gelir; 36 m² bir avlu üç iş gününde kurulur.' },
    ],
    technical_specs: [
      { title: 'Modül', value: '3 x 3 m' },
      { title: 'Yükseklik', value: '280 cm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Direk', value: '180 x 180 mm' },
      { title: 'Kiriş', value: '220 x 90 mm' },
      { title: 'Aydınlatma kanalı', value: '20 x 12 mm' },
    ],
    faq: [
      {
        question: 'İşletmeyi kapatmadan kurabilir misiniz?',
        answer: 'Çoğu zaman evet. Montajı bölümlere ayırır, gürültülü işleri kapalı olduğunuz saatlere alırız.',
      },
      {
        question: 'Aydınlatmayı siz mi kuruyorsunuz?',
        answer:
          'Kanalı ve kablo boşluğunu biz hazırlarız; elektrik bağlantısını yetkili elektrikçiniz ya da çözüm ortağımız yapar.',
      },
      {
        question: 'Kar yükünü taşır mı?',
        answer: 'Kesitler bulunduğunuz ilin yük değerlerine göre seçilir ve hesap teklife eklenir.',
      },
    ],
    images: [
      { image: 'project-pergola-cafe-1.jpg', color: 'antrasit' },
      { image: 'pergola-antrasit.jpg', color: 'antrasit' },
      { image: 'pergola-ceviz.jpg', color: 'ceviz' },
      { image: 'pergola-kum.jpg', color: 'kum' },
    ],
    created_at: '2024-02-22T09:00:00.000Z',
  },
];
