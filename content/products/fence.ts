import type { DemoProduct } from '../types.ts';

export const fenceProducts: DemoProduct[] = [
  {
    slug: 'lamel-cit-180',
    title: 'Lamel Çit 180',
    category: 'fence',
    description: `Rüzgârı kıran, bakışı kesen yatay lameller. Göz hizasının üstüne çıkar, bahçeyi sokaktan ayırır ama havasız bırakmaz.

Lameller antrasit alüminyum direklerin kanalına yukarıdan kaydırılır. Bir lamel zarar görürse çitin tamamı sökülmeden değiştirilir; eğimli arazide direkler kademeli kurulur, üst çizgi düz kalır.`,
    display_order: 2,
    is_active: true,
    main_image: 'fence-teak.jpg',
    faq_image: null,
    features: [
      { title: 'Aralıklı lamel', description: 'Lameller arasında 6 mm boşluk vardır; bakış kesilir, hava geçer.' },
      {
        title: 'Alüminyum direk',
        description: '70 x 70 mm elektrostatik boyalı direk paslanmaz, kompozitle aynı renge boyanabilir.',
      },
      {
        title: 'Kanala kaydırma',
        description: 'Lameller vidasız, direk kanalına yukarıdan oturur. Tek parça değişimi birkaç dakika sürer.',
      },
      {
        title: 'İki yüzü aynı',
        description: 'Komşu tarafı da bahçe tarafı kadar düzgündür; arka yüz diye bir şey yoktur.',
      },
    ],
    technical_specs: [
      { title: 'Yükseklik', value: '180 cm' },
      { title: 'Direk aralığı', value: '180 cm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Lamel ölçüsü', value: '150 x 20 mm' },
      { title: 'Lamel arası', value: '6 mm' },
      { title: 'Direk', value: '70 x 70 mm, alüminyum' },
      { title: 'Temel', value: '30 x 30 x 50 cm beton ya da flanş' },
    ],
    faq: [
      {
        question: 'Kuvvetli rüzgârda güvenli mi?',
        answer:
          'Direk aralığı ve temel ölçüsü rüzgâr yüküne göre seçilir. Açık ve yüksek parsellerde aralığı 150 cm’ye indirir, temeli büyütürüz.',
      },
      {
        question: 'Var olan bahçe duvarının üstüne kurulur mu?',
        answer: 'Duvar sağlamsa flanşlı direkle kurulur. Keşifte duvarın kalınlığına ve dolgusuna bakarız.',
      },
      {
        question: 'Eğimli arazide nasıl görünür?',
        answer:
          'Direkler arasında kademe yaparız; her panelin üst çizgisi yatay kalır, alttaki üçgen boşluk kesilmiş lamelle kapatılır.',
      },
      {
        question: 'Bahçe kapısıyla birlikte alabilir miyim?',
        answer: 'Evet. Bahçe kapılarımız aynı lamel ve aynı renkten üretilir.',
      },
    ],
    images: [
      { image: 'fence-teak.jpg', color: 'teak' },
      { image: 'fence-ceviz.jpg', color: 'ceviz' },
      { image: 'fence-kum.jpg', color: 'kum' },
      { image: 'project-garden-fence-1.jpg', color: 'kum' },
      { image: 'fence-gri.jpg', color: 'gri' },
    ],
    measures: { kind: 'panel', bayWidth: 1800, postWidth: 70, panelHeights: [1800], lamellaHeight: 150 },
    created_at: '2024-02-06T09:00:00.000Z',
  },
  {
    slug: 'kapali-cit-200',
    title: 'Kapalı Çit 200',
    category: 'fence',
    description: `Antrasit direkli, tam kapalı bahçe sınırı. Yol kenarında, bitişik parselde ya da havuz çevresinde mahremiyetin önce geldiği yerler için.

Lambalı lameller birbirine geçer, aralarında boşluk kalmaz; yoldan gelen ses de bakışla birlikte azalır. Kapalı yüzey daha çok rüzgâr yükü aldığı için direk ve temel buna göre büyütülür.`,
    display_order: 8,
    is_active: true,
    main_image: 'fence-antrasit.jpg',
    faq_image: null,
    features: [
      { title: 'Boşluksuz yüzey', description: 'Lambalı kenarlar iç içe geçer; ışık ve bakış sızmaz.' },
      { title: 'Güçlendirilmiş direk', description: '90 x 90 mm alüminyum direk, içinde çelik çekirdekle gelir.' },
      {
        title: 'Alt süpürgelik',
        description: 'Toprakla temas eden ilk sıra alüminyumdur; kompozit ıslak toprağa değmez.',
      },
    ],
    technical_specs: [
      { title: 'Yükseklik', value: '200 cm' },
      { title: 'Direk aralığı', value: '150 cm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Lamel ölçüsü', value: '160 x 21 mm' },
      { title: 'Direk', value: '90 x 90 mm, çelik çekirdekli' },
      { title: 'Temel', value: '40 x 40 x 70 cm beton' },
    ],
    faq: [
      {
        question: 'Çit yüksekliği için izin gerekir mi?',
        answer:
          'Yükseklik sınırı belediyeye ve yapının konumuna göre değişir. Sözleşmeden önce ilgili belediyeden bilgi almanızı öneririz.',
      },
      {
        question: 'Sesi ne kadar keser?',
        answer:
          'Kapalı ve boşluksuz yüzey yol sesini hissedilir biçimde azaltır; ancak bu ürün bir ses bariyeri değildir.',
      },
      {
        question: 'Koyu renk güneşte eğilir mi?',
        answer: 'Lameller kanal içinde genleşme payıyla durur. Isındıkça uzar, eğilmeden yerine döner.',
      },
    ],
    images: [
      { image: 'fence-antrasit.jpg', color: 'antrasit' },
      { image: 'after.jpg', color: 'antrasit' },
      { image: 'fence-gri.jpg', color: 'gri' },
      { image: 'fence-ceviz.jpg', color: 'ceviz' },
    ],
    measures: { kind: 'panel', bayWidth: 1500, postWidth: 90, panelHeights: [2000], lamellaHeight: 160 },
    created_at: '2024-02-13T09:00:00.000Z',
  },
  {
    slug: 'alcak-cit-120',
    title: 'Alçak Çit 120',
    category: 'fence',
    description: `Ön bahçe, oyun alanı ve teras kenarı için alçak sınır. Bakışı kesmeden alanı toplar, çocukların ve evcil hayvanların yola çıkmasını zorlaştırır.

Lamel Çit 180 ile aynı direk ve kanalı kullanır. Arka bahçede yüksek, ön bahçede alçak çit isteyenler iki ölçüyü tek bir köşe direğinde birleştirebilir.`,
    display_order: 11,
    is_active: true,
    main_image: 'fence-kum.jpg',
    faq_image: null,
    features: [
      {
        title: 'Aynı sistem',
        description: 'Direk, kanal ve renkler 180 ölçüsüyle ortaktır; ikisi yan yana uyumlu durur.',
      },
      { title: 'Yumuşak kenar', description: 'Üst başlık yuvarlatılmıştır; el ve kol değdiğinde rahatsız etmez.' },
      { title: 'Hızlı kurulum', description: 'İki kişilik ekip günde ortalama 25 metre kurar.' },
    ],
    technical_specs: [
      { title: 'Yükseklik', value: '120 cm' },
      { title: 'Direk aralığı', value: '180 cm' },
      { title: 'Garanti', value: '10 yıl' },
      { title: 'Lamel ölçüsü', value: '150 x 20 mm' },
      { title: 'Direk', value: '70 x 70 mm, alüminyum' },
    ],
    faq: [
      {
        question: 'Sonradan yükseltilebilir mi?',
        answer:
          'Direkler boya göre kesildiği için yükseltmek direk değişimi ister. Kararsızsanız direkleri baştan uzun bırakabiliriz.',
      },
      {
        question: 'Havuz çevresinde güvenlik çiti olur mu?',
        answer:
          'Küçük çocuklu evlerde havuz için en az 120 cm ve kendiliğinden kapanan kapı öneririz; bu ölçüyle birlikte kurulabilir.',
      },
      {
        question: 'Köpek altından geçer mi?',
        answer: 'Alt boşluğu 3 cm bırakırız; isterseniz alt sıraya süpürgelik ekleriz.',
      },
    ],
    images: [
      { image: 'fence-kum.jpg', color: 'kum' },
      { image: 'project-garden-fence-1.jpg', color: 'kum' },
      { image: 'fence-teak.jpg', color: 'teak' },
      { image: 'fence-antrasit.jpg', color: 'antrasit' },
    ],
    measures: { kind: 'panel', bayWidth: 1800, postWidth: 70, panelHeights: [1200], lamellaHeight: 150 },
    created_at: '2024-02-20T09:00:00.000Z',
  },
];
