import type { DemoProject } from './types.ts';

/** The home page shows the three most recently completed. */
export const projects: DemoProject[] = [
  {
    slug: 'kandilli-yali-terasi',
    title: 'Kandilli yalı terası',
    description: `Boğaz’a bakan 210 m² teras. Eski ahşap zemin sökülüp tesviye edildi, üzerine teak tonunda masif deck döşendi.

Yalının rüzgâra açık köşesinde su giderleri yenilendi, taşıyıcı profiller paslanmaz ayaklarla yerden kaldırıldı. Derz çizgileri salonun doğramalarıyla aynı aksa getirildi; içeriden bakıldığında zemin dışarı doğru akıyor.`,
    location: 'Üsküdar, İstanbul',
    completion_date: '2025-06-14T09:00:00.000Z',
    images: ['project-villa-terrace-1.jpg', 'project-villa-terrace-2.jpg', 'hero-terrace.jpg', 'deck-teak.jpg'],
    features: [
      '210 m² masif deck, gizli klips',
      'Doğrama akslarına oturan derz düzeni',
      'Paslanmaz ayarlı ayaklar ve yenilenen drenaj',
      'Sökümden teslime 10 iş günü',
    ],
    specifications: [
      { label: 'Alan', value: '210 m²' },
      { label: 'Ürün', value: 'Masif Deck 140' },
      { label: 'Renk', value: 'Teak' },
      { label: 'Montaj', value: 'Gizli klips, 5 mm derz' },
    ],
    products: [{ product: 'masif-deck-140', color: 'teak' }],
    is_active: true,
    created_at: '2025-06-20T09:00:00.000Z',
  },
  {
    slug: 'urlada-havuz-basi',
    title: 'Urla’da havuz başı',
    description: `Taş duvarlı bir bağ evinin havuz çevresi. Oluklu yüzey, havuz kenarında ıslak ayakla da güvenle yürünen bir zemin sağladı.

Ege güneşi için kum rengi seçildi; açık ton öğle saatlerinde de çıplak ayakla yürünecek kadar serin kalıyor. Havuz taşı ile deck arasında 8 mm’lik düzgün bir derz bırakıldı, taşma kanalının kapağı aynı tahtadan sökülebilir yapıldı.`,
    location: 'Urla, İzmir',
    completion_date: '2025-05-23T09:00:00.000Z',
    images: ['project-pool-deck-1.jpg', 'deck-kum.jpg', 'macro-profile.jpg'],
    features: [
      '128 m² oluklu deck, kum rengi',
      'Havuzdan dışa doğru %1 eğim',
      'Sökülebilir taşma kanalı kapağı',
      'A4 paslanmaz klips ve vida',
    ],
    specifications: [
      { label: 'Alan', value: '128 m²' },
      { label: 'Ürün', value: 'Oluklu Deck 150' },
      { label: 'Renk', value: 'Kum' },
      { label: 'Süre', value: '7 iş günü' },
    ],
    products: [{ product: 'oluklu-deck-150', color: 'kum' }],
    is_active: true,
    created_at: '2025-05-28T09:00:00.000Z',
  },
  {
    slug: 'zekeriyakoy-bahce-siniri',
    title: 'Zekeriyaköy bahçe sınırı',
    description: `Ormana komşu parselde 86 metre kum renkli çit ve bahçe kapısı; ikisi tek bir çizgi gibi okunuyor.

Arazi bir uçtan ötekine 1,4 metre alçalıyor. Direkler kademeli kuruldu, her panelin üst çizgisi yatay tutuldu. Ağaç köklerinin geçtiği üç noktada beton temel yerine vidalı zemin çapası kullanıldı; hiçbir kök kesilmedi.`,
    location: 'Sarıyer, İstanbul',
    completion_date: '2025-04-11T09:00:00.000Z',
    images: ['project-garden-fence-1.jpg', 'fence-kum.jpg'],
    features: [
      '86 metre lamel çit, 180 cm yükseklik',
      'Aynı lamelden yaya kapısı',
      'Eğime göre kademeli direk düzeni',
      'Kökleri koruyan vidalı çapa',
    ],
    specifications: [
      { label: 'Uzunluk', value: '86 m' },
      { label: 'Ürün', value: 'Lamel Çit 180, Dikey Lamel Bahçe Kapısı' },
      { label: 'Renk', value: 'Kum' },
      { label: 'Süre', value: '6 iş günü' },
    ],
    products: [
      { product: 'lamel-cit-180', color: 'kum' },
      { product: 'dikey-lamel-bahce-kapisi', color: 'kum' },
    ],
    is_active: true,
    created_at: '2025-04-16T09:00:00.000Z',
  },
  {
    slug: 'caddebostan-teras-kati',
    title: 'Caddebostan teras katı',
    description: `Dokuzuncu katta gri deck, cam korkuluk ve oturma nişi. Tüm parçalar asansöre sığacak ölçüde hazırlanıp yerinde birleştirildi.

Yeni yapılmış su yalıtımına tek bir vida girmedi; altyapı ayarlı ayaklarla yalıtımın üstüne oturtuldu. Dört süzgecin üzerine açılır kapak bırakıldı, korkuluk dibinde yağmur suyu için 15 mm boşluk ayrıldı.`,
    location: 'Kadıköy, İstanbul',
    completion_date: '2024-10-18T09:00:00.000Z',
    images: ['project-rooftop-1.jpg', 'deck-gri.jpg', 'faq-clip.jpg'],
    features: [
      '74 m² hafif deck, gri',
      'Yalıtımı delmeyen ayarlı ayaklar',
      'Süzgeç üstlerinde açılır kapak',
      'Vinçsiz taşıma, asansör ölçüsünde parçalar',
    ],
    specifications: [
      { label: 'Alan', value: '74 m²' },
      { label: 'Ürün', value: 'Hafif Deck 140' },
      { label: 'Renk', value: 'Gri' },
      { label: 'Süre', value: '5 iş günü' },
    ],
    products: [{ product: 'hafif-deck-140', color: 'gri' }],
    is_active: true,
    created_at: '2024-10-23T09:00:00.000Z',
  },
  {
    slug: 'cesmede-yazlik-cephesi',
    title: 'Çeşme’de yazlık cephesi',
    description: `İki katlı yazlığın üst katı kum renkli yatay kaplamayla sarıldı. Arkadaki hava boşluğu duvarı yazın serin tutuyor.

Tuzlu rüzgâr eski boyayı her iki yılda bir döküyordu. Kaplama alüminyum taşıyıcılara bağlandı, bütün vidalar A4 paslanmaz seçildi. Pencere çevreleri aynı renkte bitiş profiliyle kapatıldı; köşelerde kesik uç görünmüyor.`,
    location: 'Çeşme, İzmir',
    completion_date: '2024-06-27T09:00:00.000Z',
    images: ['project-facade-house-1.jpg', 'facade-kum.jpg'],
    features: [
      '142 m² havalandırmalı cephe',
      'Tuzlu havaya uygun A4 paslanmaz bağlantı',
      'Aynı renkte pencere ve köşe bitişleri',
      '30 mm hava boşluğu',
    ],
    specifications: [
      { label: 'Alan', value: '142 m²' },
      { label: 'Ürün', value: 'Ritim Cephe 26' },
      { label: 'Renk', value: 'Kum' },
      { label: 'Süre', value: '12 iş günü' },
    ],
    products: [{ product: 'ritim-cephe-26', color: 'kum' }],
    is_active: true,
    created_at: '2024-07-02T09:00:00.000Z',
  },
  {
    slug: 'polonezkoy-kafe-pergolasi',
    title: 'Polonezköy kafe pergolası',
    description: `Bahçe kafesi için 36 m² antrasit pergola. Masaların üstü gölgelendi, ışık hattı kirişlerin altına gizlendi.

Dört modül ortak direklerle birleştirildi, servis yolu direksiz bırakıldı. Gürültülü işler sabah açılıştan önce bitirildi; kafe montaj boyunca yalnızca bir gün kapalı kaldı. Zemindeki teak deck aynı hafta yenilendi.`,
    location: 'Beykoz, İstanbul',
    completion_date: '2024-05-09T09:00:00.000Z',
    images: ['project-pergola-cafe-1.jpg', 'pergola-antrasit.jpg', 'deck-teak.jpg'],
    features: [
      '36 m² modüler pergola, antrasit',
      'Kiriş altına gizlenen ışık hattı',
      'Direksiz servis yolu',
      'Üç iş gününde montaj',
    ],
    specifications: [
      { label: 'Alan', value: '36 m²' },
      { label: 'Ürün', value: 'Avlu Pergola, Masif Deck 140' },
      { label: 'Renk', value: 'Antrasit, Teak' },
      { label: 'Süre', value: '3 iş günü' },
    ],
    products: [
      { product: 'avlu-pergola', color: 'antrasit' },
      { product: 'masif-deck-140', color: 'teak' },
    ],
    is_active: true,
    created_at: '2024-05-14T09:00:00.000Z',
  },
];
