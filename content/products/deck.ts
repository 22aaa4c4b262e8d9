import type { DemoProduct } from '../types.ts';

export const deckProducts: DemoProduct[] = [
  {
    slug: 'masif-deck-140',
    title: 'Masif Deck 140',
    category: 'deck',
    description: `Teras, balkon ve havuz başı için dolu gövdeli zemin profili. Geniş yüzeylerde sakin durur, ayak altında tok hissedilir; yağmurdan da güneşten de çekinmez.

Profilin iki yüzü de kullanılır: bir yüz ince damarlı, öteki düz fırçalıdır. Gizli klipslerle kurulduğu için yüzeyde vida başı kalmaz, tek bir tahta gerektiğinde sökülüp değiştirilebilir.`,
    display_order: 1,
    is_active: true,
    main_image: 'deck-teak.jpg',
    faq_image: 'faq-clip.jpg',
    features: [
      {
        title: 'Dolu gövde',
        description: 'İçinde boşluk yoktur; topuk, masa ayağı ve saksı altında sesi tok, yüzeyi sağlamdır.',
      },
      {
        title: 'Çift yüzlü',
        description:
          'Bir yüzü ince damarlı, bir yüzü düz fırçalıdır. Hangi yüzün üstte kalacağına siz karar verirsiniz.',
      },
      {
        title: 'Gizli klips',
        description: 'Kenar kanalına oturan klipsler tahtaları 5 mm derzle ayırır, vida başı göstermez.',
      },
      {
        title: 'Ton geçişli',
        description:
          'Aynı renkteki tahtalar arasında hafif ton farkı vardır; yüzey baskı gibi değil, ahşap gibi görünür.',
      },
    ],
    technical_specs: [
      { title: 'Genişlik', value: '140 mm' },
      { title: 'Kalınlık', value: '22 mm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Boy', value: '2200 / 2900 mm' },
      { title: 'Ağırlık', value: '3,6 kg/m' },
      { title: 'Bileşim', value: '%65 ahşap lifi, %30 polimer, %5 katkı' },
      { title: 'Taşıyıcı aralığı', value: 'En fazla 350 mm' },
      { title: 'Kullanım', value: 'Teras, balkon, havuz çevresi' },
    ],
    faq: [
      {
        question: 'Eski betonun üzerine doğrudan döşenir mi?',
        answer:
          'Evet. Zemin sağlam ve en az %1 eğimliyse taşıyıcı profiller takozlarla tesviye edilip betonun üzerine kurulur. Kırık ya da göllenen yerler önce onarılır.',
      },
      {
        question: 'Yazın çok ısınır mı?',
        answer:
          'Koyu tonlar her dış mekân malzemesi gibi doğrudan güneşte ısınır. Havuz başında Kum ya da Gri gibi açık tonları öneririz.',
      },
      {
        question: 'Zamanla rengi değişir mi?',
        answer: 'İlk iki üç ayda ton hafifçe oturur, sonra gözle fark edilir bir değişim beklenmez.',
      },
      {
        question: 'Nasıl temizlenir?',
        answer:
          'Süpürün, ılık su ve yumuşak fırçayla yıkayın. Yağ lekesini bekletmeden bulaşık deterjanıyla silin. Basınçlı suyu 30 cm’den yakına tutmayın.',
      },
    ],
    images: [
      { image: 'deck-teak.jpg', color: 'teak' },
      { image: 'project-villa-terrace-1.jpg', color: 'teak' },
      { image: 'project-villa-terrace-2.jpg', color: 'teak' },
      { image: 'deck-ceviz.jpg', color: 'ceviz' },
      { image: 'deck-antrasit.jpg', color: 'antrasit' },
      { image: 'deck-kum.jpg', color: 'kum' },
    ],
    measures: {
      kind: 'board',
      boardWidth: 140,
      gap: 5,
      boardLengths: [2200, 2900],
      joistSpacing: 350,
      joistLength: 3000,
      weightPerM: 3.6,
    },
    created_at: '2024-02-05T09:00:00.000Z',
  },
  {
    slug: 'oluklu-deck-150',
    title: 'Oluklu Deck 150',
    category: 'deck',
    description: `Islak alanlarda kaymayı azaltan ince oluklu yüzey. Havuz çevresi, iskele ve dış duş gibi suyun eksik olmadığı yerler için düşünüldü.

Oluklar suyu tahtanın boyunca yönlendirir, ayak tabanına tutunacak kenar bırakır. 150 mm genişlik derz sayısını azaltır; büyük havuz çevreleri daha az çizgiyle, daha sakin görünür.`,
    display_order: 7,
    is_active: true,
    main_image: 'project-pool-deck-1.jpg',
    faq_image: 'macro-profile.jpg',
    features: [
      {
        title: 'Oluklu yüzey',
        description: '3 mm aralıklı ince oluklar suyu iletir; çıplak ayakla basıldığında batmaz.',
      },
      {
        title: 'Odacıklı gövde',
        description: 'İçindeki beş odacık profili hafifletir, duvarlar arası taşıma gücünü korur.',
      },
      {
        title: 'Klora dayanıklı',
        description: 'Havuz suyunun kloru ve tuzu yüzeyde leke bırakmaz; tatlı suyla durulamak yeterlidir.',
      },
    ],
    technical_specs: [
      { title: 'Genişlik', value: '150 mm' },
      { title: 'Kalınlık', value: '25 mm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Boy', value: '2200 / 2900 mm' },
      { title: 'Ağırlık', value: '2,9 kg/m' },
      { title: 'Taşıyıcı aralığı', value: 'En fazla 400 mm' },
      { title: 'Derz aralığı', value: '5 mm' },
      { title: 'Kullanım', value: 'Havuz çevresi, iskele, dış duş' },
    ],
    faq: [
      {
        question: 'Oluklar hangi yöne bakmalı?',
        answer:
          'Su hangi yöne akıyorsa oluklar da o yöne bakmalı. Havuz çevresinde genellikle havuzdan dışarı doğru, metrede bir santim eğimle döşeriz.',
      },
      {
        question: 'Oluklarda kir birikir mi?',
        answer:
          'Toz ve polen birikebilir. Ayda bir bahçe hortumu, sezon başında da oluk yönünde yumuşak fırça yeterlidir.',
      },
      {
        question: 'Tuzlu havuz ve deniz kenarında kullanılır mı?',
        answer:
          'Kullanılır. Bu alanlarda klips ve vidaları A4 sınıfı paslanmaz çelik seçer, altyapıyı alüminyum profille kurarız.',
      },
    ],
    images: [
      { image: 'project-pool-deck-1.jpg', color: 'kum' },
      { image: 'deck-kum.jpg', color: 'kum' },
      { image: 'deck-gri.jpg', color: 'gri' },
      { image: 'deck-antrasit.jpg', color: 'antrasit' },
      { image: 'macro-profile.jpg', color: null },
    ],
    measures: {
      kind: 'board',
      boardWidth: 150,
      gap: 5,
      boardLengths: [2200, 2900],
      joistSpacing: 400,
      joistLength: 3000,
      weightPerM: 2.9,
    },
    created_at: '2024-02-12T09:00:00.000Z',
  },
  {
    slug: 'hafif-deck-140',
    title: 'Hafif Deck 140',
    category: 'deck',
    description: `Balkon, çatı terası ve üst kat zeminleri için odacıklı deck profili. Metresi 2,6 kg gelir; yük sınırı olan döşemelerde taşıyıcıya nefes aldırır.

Parçalar asansöre sığacak boylarda hazırlanır ve yerinde birleştirilir. Altyapı yalıtımın üstüne delmeden, ayarlı ayaklarla oturur; su yalıtımınıza vida girmez.`,
    display_order: 10,
    is_active: true,
    main_image: 'project-rooftop-1.jpg',
    faq_image: 'macro-profile.jpg',
    features: [
      {
        title: 'Düşük ağırlık',
        description: 'Ayaklar ve taşıyıcılarla birlikte metrekareye yaklaşık 26 kg yük getirir.',
      },
      {
        title: 'Delmeden kurulum',
        description: 'Ayarlı ayaklar yalıtımın üzerine oturur; çatı katmanlarında delik açılmaz.',
      },
      {
        title: 'Asansöre sığan boy',
        description: '2200 mm boy çoğu yük ve insan asansörüne sığar, vinç gereksinimini azaltır.',
      },
    ],
    technical_specs: [
      { title: 'Genişlik', value: '140 mm' },
      { title: 'Kalınlık', value: '22 mm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Boy', value: '2200 mm' },
      { title: 'Ağırlık', value: '2,6 kg/m' },
      { title: 'Taşıyıcı aralığı', value: 'En fazla 300 mm' },
      { title: 'Kullanım', value: 'Balkon, çatı terası, üst kat' },
    ],
    faq: [
      {
        question: 'Balkonum bu yükü taşır mı?',
        answer:
          'Konut balkonları genellikle taşır; yine de eski yapılarda ve geniş konsollarda statik görüşü isteriz. Keşifte döşeme kalınlığını ve mevcut kaplamayı birlikte değerlendiririz.',
      },
      {
        question: 'Altındaki su yalıtımına ulaşabilir miyim?',
        answer: 'Evet. Klipsli sistemde tahtalar sırayla sökülür, süzgeç üstlerine de ayrı açılan bir kapak bırakılır.',
      },
      {
        question: 'Eşik yüksekliği yetmezse ne olur?',
        answer:
          'En düşük ayakla toplam yükseklik 55 mm’ye iner. Eşik daha alçaksa kapı önünde kademeli bir çözüm çizeriz.',
      },
    ],
    images: [
      { image: 'project-rooftop-1.jpg', color: 'gri' },
      { image: 'deck-gri.jpg', color: 'gri' },
      { image: 'deck-antrasit.jpg', color: 'antrasit' },
      { image: 'deck-teak.jpg', color: 'teak' },
    ],
    measures: {
      kind: 'board',
      boardWidth: 140,
      gap: 5,
      boardLengths: [2200],
      joistSpacing: 300,
      joistLength: 3000,
      weightPerM: 2.6,
    },
    created_at: '2024-02-19T09:00:00.000Z',
  },
];
