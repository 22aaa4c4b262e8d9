import type { DemoProduct } from '../types.ts';

export const facadeProducts: DemoProduct[] = [
  {
    slug: 'ritim-cephe-26',
    title: 'Ritim Cephe 26',
    category: 'facade',
    description: `Yatay hatlı, havalandırmalı cephe kaplaması. 26 mm derinlikteki profil güneşle birlikte gölge çizgisi verir; düz duvar gün içinde değişir.

Kaplama ile duvar arasında kalan 30 mm hava boşluğu nemi dışarı taşır, yazın duvarın ısınmasını azaltır. Boya ve vernik istemediği için iskele her üç yılda bir yeniden kurulmaz.`,
    display_order: 3,
    is_active: true,
    main_image: 'facade-ceviz.jpg',
    faq_image: null,
    features: [
      {
        title: 'Gölge çizgisi',
        description: '26 mm kademeli profil her sırada ince bir gölge bırakır, yüzey derinlik kazanır.',
      },
      { title: 'Havalandırmalı', description: 'Arkadaki 30 mm boşluk nemi ve sıcak havayı yukarı taşır.' },
      { title: 'Gizli bağlantı', description: 'Profiller alttan klipslenir; cephede vida ve çivi izi görünmez.' },
      {
        title: 'Söküp takılabilir',
        description: 'Tesisata ulaşmak gerektiğinde sıralar yukarıdan aşağı sökülüp yerine takılır.',
      },
    ],
    technical_specs: [
      { title: 'Derinlik', value: '26 mm' },
      { title: 'Genişlik', value: '156 mm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Boy', value: '2900 mm' },
      { title: 'Ağırlık', value: '15 kg/m²' },
      { title: 'Taşıyıcı aralığı', value: 'En fazla 500 mm' },
      { title: 'Hava boşluğu', value: '30 mm' },
    ],
    faq: [
      {
        question: 'Isı yalıtımının üzerine uygulanır mı?',
        answer:
          'Evet. Taşıyıcı profiller yalıtım kalınlığına uygun konsollarla ana duvara bağlanır, yalıtım yükü taşımaz.',
      },
      {
        question: 'Yangın sınıfı nedir?',
        answer:
          'Ürünün yangına tepki belgesini teklifle birlikte paylaşırız. Yapının yüksekliği ve kullanımı için gereken sınıfı projeniz belirler; uygunluğunu sözleşmeden önce birlikte kontrol ederiz.',
      },
      {
        question: 'Dikey döşenebilir mi?',
        answer: 'Evet. Dikey döşemede taşıyıcılar yatay kurulur ve hava geçişi için delikli profil kullanılır.',
      },
    ],
    images: [
      { image: 'facade-ceviz.jpg', color: 'ceviz' },
      { image: 'facade-teak.jpg', color: 'teak' },
      { image: 'facade-kum.jpg', color: 'kum' },
      { image: 'project-facade-house-1.jpg', color: 'kum' },
      { image: 'facade-antrasit.jpg', color: 'antrasit' },
    ],
    measures: {
      kind: 'board',
      boardWidth: 156,
      gap: 0,
      boardLengths: [2900],
      joistSpacing: 500,
      joistLength: 3000,
      weightPerM: 2.3,
    },
    created_at: '2024-02-07T09:00:00.000Z',
  },
  {
    slug: 'duz-cephe-160',
    title: 'Düz Cephe 160',
    category: 'facade',
    description: `Geniş yüzeylerde sakin, kesintisiz kaplama. 160 mm düz profiller 4 mm ince derzle yan yana gelir; büyük duvarlar tek bir yüzey gibi okunur.

Giriş holü, teras arkası ve iş yeri cephelerinde, taş ve sıvayla yan yana kullanmak için uygundur. İç mekân duvarında da aynı profille devam edilebilir.`,
    display_order: 9,
    is_active: true,
    main_image: 'facade-gri.jpg',
    faq_image: null,
    features: [
      { title: 'Düz yüzey', description: 'Kademesiz profil ışığı eşit yansıtır, duvarda gölge çizgisi bırakmaz.' },
      {
        title: 'İçeride ve dışarıda',
        description: 'Aynı profil iç duvara da döşenir; salon ile teras tek hatta birleşir.',
      },
      { title: 'Hazır bitişler', description: 'Köşe, pencere kenarı ve üst bitiş profilleri aynı renkte gelir.' },
    ],
    technical_specs: [
      { title: 'Genişlik', value: '160 mm' },
      { title: 'Kalınlık', value: '18 mm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Boy', value: '2900 mm' },
      { title: 'Ağırlık', value: '14 kg/m²' },
      { title: 'Taşıyıcı aralığı', value: 'En fazla 450 mm' },
    ],
    faq: [
      {
        question: 'Eğri duvara uygulanır mı?',
        answer: 'Taşıyıcılar duvardaki eğriliği 25 mm’ye kadar alır. Daha fazlası için önce duvar düzeltilir.',
      },
      {
        question: 'Tabela ya da aydınlatma asılır mı?',
        answer: 'Ağır parçalar kaplamaya değil arkadaki taşıyıcıya bağlanır. Yerlerini çizimde işaretlemeniz yeterli.',
      },
      {
        question: 'Cephe nasıl temizlenir?',
        answer: 'Yılda bir kez yukarıdan aşağı ılık suyla yıkanır. Tozlu yol kenarlarında yumuşak fırça eklenir.',
      },
    ],
    images: [
      { image: 'facade-gri.jpg', color: 'gri' },
      { image: 'facade-antrasit.jpg', color: 'antrasit' },
      { image: 'facade-kum.jpg', color: 'kum' },
      { image: 'facade-teak.jpg', color: 'teak' },
    ],
    measures: {
      kind: 'board',
      boardWidth: 160,
      gap: 4,
      boardLengths: [2900],
      joistSpacing: 450,
      joistLength: 3000,
      weightPerM: 2.3,
    },
    created_at: '2024-02-14T09:00:00.000Z',
  },
];
