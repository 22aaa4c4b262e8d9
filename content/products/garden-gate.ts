import type { DemoProduct } from '../types.ts';

export const gardenGateProducts: DemoProduct[] = [
  {
    slug: 'dikey-lamel-bahce-kapisi',
    title: 'Dikey Lamel Bahçe Kapısı',
    category: 'garden_gate',
    description: `Çitle aynı dili konuşan bahçe kapısı. Dikey lameller girişi daha yüksek gösterir, kapalıyken çitin bir parçası gibi durur.

Kompozit lameller kaynaklı alüminyum çerçeveye oturur; kapı zamanla sarkmaz, yağmurda şişip sıkışmaz. Menteşe, kol ve kilit paslanmaz çeliktir, sağ ya da sol açılımlı hazırlanır.`,
    display_order: 5,
    is_active: true,
    main_image: 'garden_gate-teak.jpg',
    faq_image: null,
    features: [
      {
        title: 'Kaynaklı çerçeve',
        description: 'Köşeleri kaynaklı 60 x 40 mm alüminyum çerçeve kapının gönyesini korur.',
      },
      {
        title: 'Ayarlı menteşe',
        description: 'Menteşeler üç yönde ayarlanır; zemin oturursa kapı yerinden sökülmeden düzeltilir.',
      },
      {
        title: 'Üç noktalı kilit',
        description: 'Kilit üstten, ortadan ve alttan kapanır; silindir standart ölçüdedir.',
      },
      { title: 'Çitle eş renk', description: 'Lameller çit ile aynı partiden ayrılır, ton farkı oluşmaz.' },
    ],
    technical_specs: [
      { title: 'Kanat eni', value: '100 cm' },
      { title: 'Yükseklik', value: '180 cm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Çerçeve', value: '60 x 40 mm alüminyum' },
      { title: 'Lamel ölçüsü', value: '90 x 20 mm' },
      { title: 'Ağırlık', value: 'Yaklaşık 46 kg' },
      { title: 'Açılım', value: 'Sağ ya da sol, içe ya da dışa' },
    ],
    faq: [
      {
        question: 'Özel ölçü yapılır mı?',
        answer: 'Evet. 80 – 120 cm en ve 120 – 210 cm yükseklik arasında ölçüye göre üretilir.',
      },
      {
        question: 'Var olan taş ayaklara takılır mı?',
        answer:
          'Ayaklar düşey ve sağlamsa menteşe kimyasal dübelle bağlanır. Boş tuğla ayaklarda önce çelik dikme ekleriz.',
      },
      {
        question: 'Elektrikli kilit eklenebilir mi?',
        answer: 'Eklenebilir. Kablo için montajdan önce ayağın içinden boru çekilmesi yeterlidir.',
      },
    ],
    images: [
      { image: 'garden_gate-teak.jpg', color: 'teak' },
      { image: 'garden_gate-ceviz.jpg', color: 'ceviz' },
      { image: 'garden_gate-antrasit.jpg', color: 'antrasit' },
    ],
    created_at: '2024-02-09T09:00:00.000Z',
  },
  {
    slug: 'elektrikli-bahce-kapisi-110',
    title: 'Elektrikli Bahçe Kapısı 110',
    category: 'garden_gate',
    description: `Görüntülü diyafonla birlikte çalışan, elektrikli kilitli yaya kapısı. Evden düğmeyle açılır, hidrolik kolla kendiliğinden ve sessizce kapanır.

110 cm net geçiş bebek arabası, tekerlekli sandalye ve bahçe makinesi için rahattır. Elektrik kesildiğinde kilit anahtarla, içeriden de kolla açılır.`,
    display_order: 12,
    is_active: true,
    main_image: 'garden_gate-antrasit.jpg',
    faq_image: null,
    features: [
      { title: 'Uzaktan açma', description: 'Elektrikli kilit karşılığı 12 V diyafon sistemleriyle çalışır.' },
      { title: 'Kendiliğinden kapanır', description: 'Hidrolik kol kapanma hızını ayarlar; rüzgârda kapı çarpmaz.' },
      { title: 'Geniş geçiş', description: '110 cm net açıklık ve eşiksiz zemin, tekerlekli sandalyeye uygundur.' },
    ],
    technical_specs: [
      { title: 'Net geçiş', value: '110 cm' },
      { title: 'Yükseklik', value: '200 cm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Elektrikli aksam garantisi', value: '2 yıl' },
      { title: 'Besleme', value: '12 V DC' },
      { title: 'Çerçeve', value: '80 x 40 mm alüminyum' },
    ],
    faq: [
      {
        question: 'Kendi diyafonuma bağlanır mı?',
        answer: 'Çoğu diyafonun kapı çıkışı 12 V’tur ve bağlanır. Keşifte modelinize bakıp gerekirse ara röle ekleriz.',
      },
      {
        question: 'Elektrik kesilirse içeride kalır mıyım?',
        answer: 'Hayır. İçerideki kol her zaman mekanik olarak açar; dışarıdan anahtar kullanılır.',
      },
      {
        question: 'Araç kapısı da yapıyor musunuz?',
        answer:
          'Kayar ve çift kanatlı araç kapılarını ölçüye göre, aynı lamelle hazırlıyoruz. Teklif için yazmanız yeterli.',
      },
    ],
    images: [
      { image: 'garden_gate-antrasit.jpg', color: 'antrasit' },
      { image: 'garden_gate-ceviz.jpg', color: 'ceviz' },
      { image: 'garden_gate-teak.jpg', color: 'teak' },
    ],
    created_at: '2024-02-21T09:00:00.000Z',
  },
];
