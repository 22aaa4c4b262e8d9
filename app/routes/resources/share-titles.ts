import { CATEGORIES, CATEGORY_LABELS } from '#app/features/products/category.ts';

/** What stands on the share pictures of the fixed pages: their titles. tests/server/head.test.ts holds the two together. */
export const SHARE_TITLES = {
  home: 'Dış mekân kompozit sistemleri',
  about: 'Hakkımızda',
  contact: 'İletişim',
  products: 'Ürünler',
  renkler: 'Renkler',
  projects: 'Projeler',
  gallery: 'Galeri',
  blogs: 'Blog',
  numune: 'Numune iste',
  karsilastir: 'Karşılaştır',
  tesekkurler: 'Teşekkürler',
  ara: 'Arama',
  hesapla: 'Malzeme hesabı',
  privacy: 'Gizlilik Politikası',
  terms: 'Kullanım Koşulları',
  'installation-guide': 'Montaj Kılavuzu',
  faq: 'Sık Sorulan Sorular',
  'return-policy': 'İade Koşulları',
  'payment-options': 'Ödeme Seçenekleri',
  erisilebilirlik: 'Erişilebilirlik',
};

export const SHARE_CATEGORY_TITLES = Object.fromEntries(
  CATEGORIES.map((category) => [`products-${category}`, CATEGORY_LABELS[category]]),
);
