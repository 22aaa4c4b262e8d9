import type { CatalogueContent, PaperProduct, SheetContent } from '#app/features/paper/content.ts';

/** A sheet with everything in it but pictures. */
export function makeSheet(product: Partial<PaperProduct> = {}): SheetContent {
  return {
    kind: 'sheet',
    site: {
      name: 'Örnek Kompozit',
      phone: '+90 212 555 01 23',
      email: 'info@example.com',
      address: 'Sahil Cad. No: 12, Kadıköy / İstanbul',
      url: 'https://example.com',
      host: 'example.com',
    },
    changed: { iso: '2026-11-15T09:00:00.000Z', text: '15 Kasım 2026' },
    product: {
      slug: 'masif-deck-140',
      title: 'Masif Deck 140',
      category: 'Deck',
      drawing: 'M10 7h12l8 18H2z',
      paragraphs: ['Teras, balkon ve havuz başı için dolu gövdeli zemin profili.'],
      features: [{ title: 'Dolu gövde', description: 'Sesi tok, yüzeyi sağlam.' }],
      specs: [{ title: 'Kalınlık', value: '22 mm' }],
      faq: [{ question: 'Yazın çok ısınır mı?', answer: 'Koyu tonlar ısınır.' }],
      colors: [{ name: 'Ceviz', hex: '#573b29' }],
      pictures: [],
      section: { width: 140, thickness: 22, solid: true },
      mounting: { boardWidth: 140, thickness: 22, gap: 5, joistSpacing: 350 },
      notes: { mounting: ['Zemin sağlam olmalı.'], care: ['Boya gerekmez.'] },
      link: 'https://example.com/products/masif-deck-140',
      ...product,
    },
  };
}

/** A catalogue of `count` products that differ only in their names. */
export function makeCatalogue(count: number, left = 0): CatalogueContent {
  const { site, changed, product } = makeSheet();
  const products = Array.from({ length: count }, (_, n) => ({ ...product, slug: `deck-${n}`, title: `Deck ${n}` }));
  return {
    kind: 'catalogue',
    site,
    year: '2026',
    changed: changed.iso,
    colors: product.colors,
    opening: null,
    categories: [{ label: 'Deck', products }],
    left,
  };
}
