import { describe, expect, it } from 'vitest';
import { colorsOf, quickFactsOf, whatsappText } from './product-page.ts';

describe('the product page', () => {
  it('picks the first three technical values of at most 12 characters', () => {
    const specs = ['140 mm', '2200 / 2900 mm', '123456789012', '10 yıl', '5 mm'].map((value) => ({ value }));
    expect(quickFactsOf(specs).map(({ value }) => value)).toEqual(['140 mm', '123456789012', '10 yıl']);
  });

  it('offers each colour that has pictures once', () => {
    const teak = { slug: 'teak', name: 'Teak', hex_code: '#9A6A3F' };
    const gri = { slug: 'gri', name: 'Gri', hex_code: '#8C8C86' };
    const images = [gri, null, teak, { ...gri }].map((color) => ({ color }));
    expect(colorsOf(images)).toEqual([gri, teak]);
  });

  it('asks on WhatsApp with the product, the colour if one is chosen, and the link', () => {
    const product = { title: 'Masif Deck 140' };
    expect(whatsappText('Merhaba', product, 'Teak', 'https://a.b/products/x?renk=teak')).toBe(
      'Merhaba, Masif Deck 140 hakkında bilgi almak istiyorum. Renk: Teak. https://a.b/products/x?renk=teak',
    );
    expect(whatsappText('Merhaba', product, undefined, 'https://a.b/products/x')).toBe(
      'Merhaba, Masif Deck 140 hakkında bilgi almak istiyorum. https://a.b/products/x',
    );
  });
});
