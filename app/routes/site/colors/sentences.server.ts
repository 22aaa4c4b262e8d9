/** How the colours of the catalogue are described, by slug. A colour without a sentence shows its name alone. */
const SENTENCES = new Map([
  ['teak', 'Sıcak, kızıla dönük orta ton. Taşla ve beyaz duvarla iyi durur.'],
  ['ceviz', 'En koyu kahve. Akşam ışığında damarı belirginleşir.'],
  ['antrasit', 'Doğramayla aynı aileden, serin ve koyu.'],
  ['kum', 'Açık ve serin. Havuz başında çıplak ayağa en rahatı.'],
  ['gri', 'Nötr. Beton ve cam korkulukla yan yana durur.'],
]);

export const sentenceOf = (slug: string) => SENTENCES.get(slug) ?? null;
