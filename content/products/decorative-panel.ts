import type { DemoProduct } from '../types.ts';

export const decorativePanelProducts: DemoProduct[] = [
  {
    slug: 'yildiz-panel-90',
    title: 'Yıldız Panel 90',
    category: 'decorative_panel',
    description: `Yıldız desenli, ışığı süzen bahçe ve balkon paneli. Sekiz köşeli Selçuklu yıldızından çizildi; gündüz zemine gölge, akşam arkadan ışıkla duvara desen bırakır.

Panel tek parça levhadan kesilir, antrasit alüminyum çerçeveye oturur. Oturma köşesinin arkasına, balkon kenarına ya da iki bahçe arasına tek başına veya yan yana kurulur.`,
    display_order: 6,
    is_active: true,
    main_image: 'decorative_panel.jpg',
    faq_image: null,
    features: [
      { title: 'Süzülen ışık', description: 'Yüzeyin %38’i açıktır; bakış kesilir, hava ve ışık geçer.' },
      { title: 'Temiz kesim', description: 'Desen bilgisayarlı frezeyle açılır, kenarlar zımpara istemez.' },
      { title: 'Çerçeveli', description: 'Alüminyum çerçeve paneli düz tutar, duvara ya da direğe bağlanır.' },
      {
        title: 'Yan yana uyumlu',
        description: 'Desen kenarda tamamlanır; iki panel birleştiğinde yıldızlar devam eder.',
      },
    ],
    technical_specs: [
      { title: 'Genişlik', value: '90 cm' },
      { title: 'Yükseklik', value: '180 cm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Levha kalınlığı', value: '12 mm' },
      { title: 'Açık alan', value: '%38' },
      { title: 'Çerçeve', value: '40 x 40 mm alüminyum' },
      { title: 'Ağırlık', value: 'Yaklaşık 21 kg' },
    ],
    faq: [
      {
        question: 'Kendi desenimi kestirebilir miyim?',
        answer:
          'Evet. Vektör çizim göndermeniz yeterli; en ince köprü 8 mm kalacak biçimde uyarlayıp onayınıza sunarız.',
      },
      {
        question: 'Rüzgârda titrer mi?',
        answer: 'Açık desen rüzgârı geçirir. Çerçeve dört noktadan bağlandığında titreme olmaz.',
      },
      {
        question: 'Arkasına ışık konabilir mi?',
        answer: 'Duvarla arasında 60 mm boşluk bırakırsak dış mekân şerit aydınlatma rahatça sığar.',
      },
    ],
    images: [
      { image: 'decorative_panel.jpg', color: 'antrasit' },
      { image: 'showroom.jpg', color: null },
      { image: 'blog-colors.jpg', color: null },
    ],
    created_at: '2024-02-10T09:00:00.000Z',
  },
  {
    slug: 'yildiz-panel-60',
    title: 'Yıldız Panel 60',
    category: 'decorative_panel',
    description: `Yıldız Panel’in balkon ve dar geçitler için hazırlanan dar ölçüsü. Desen aynı oranla küçültüldü; korkuluk üstünde, merdiven yanında ya da saksı sırasının arkasında yer bulur.

Ayarlı ayakla zemine delmeden de kurulabilir. Kiracı olduğunuz bir balkonda taşınırken yanınızda götürebileceğiniz bir paravana dönüşür.`,
    display_order: 14,
    is_active: true,
    main_image: 'decorative_panel.jpg',
    faq_image: null,
    features: [
      { title: 'Dar ölçü', description: '60 cm genişlik balkon aralarına ve merdiven yanlarına sığar.' },
      { title: 'Delmeden kurulum', description: 'Ağırlıklı ayak seçeneğiyle zemine vida girmez.' },
      { title: 'Katlanır bağlantı', description: 'Üç panel menteşeyle birleşip paravan gibi katlanabilir.' },
    ],
    technical_specs: [
      { title: 'Genişlik', value: '60 cm' },
      { title: 'Yükseklik', value: '160 cm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Levha kalınlığı', value: '12 mm' },
      { title: 'Açık alan', value: '%34' },
      { title: 'Ağırlık', value: 'Yaklaşık 13 kg' },
    ],
    faq: [
      {
        question: 'Ağırlıklı ayak rüzgârda yeterli mi?',
        answer:
          'Kapalı balkon ve avlular için yeterlidir. Açık teraslarda panelin duvara ya da zemine bağlanmasını isteriz.',
      },
      {
        question: 'Tek panel sipariş edebilir miyim?',
        answer: 'Evet. En az sipariş adedi yoktur; tek panel kargo ile de gönderilir.',
      },
      {
        question: 'Hangi renkler var?',
        answer: 'Stokta Antrasit bulunur. Öteki renkler ölçüye özel üretimle, ortalama üç haftada hazırlanır.',
      },
    ],
    images: [
      { image: 'decorative_panel.jpg', color: 'antrasit' },
      { image: 'showroom.jpg', color: null },
    ],
    created_at: '2024-02-23T09:00:00.000Z',
  },
];
