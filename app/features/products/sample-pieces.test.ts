import { describe, expect, it } from 'vitest';
import { addColor, addProduct, addProductImage } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { piecesQuery, pieceValue, readAddress, readChecked } from './sample-pieces.ts';
import { findSampleProducts } from './sample-products.server.ts';

const color = (slug: string) => ({ slug, name: slug.toUpperCase(), hex_code: '#9A6A3F' });
const product = (slug: string, ...colors: string[]) => ({
  slug,
  title: slug,
  category: 'deck',
  colors: colors.map(color),
});
const products = [product('masif', 'ceviz'), product('oluklu', 'teak', 'kum')];
const read = (query: string) => {
  const { pieces, ...rest } = readAddress(products, new URLSearchParams(query));
  return { pieces: pieces.map(pieceValue), ...rest };
};

describe('the pieces of an address', () => {
  it('are products and colours in pairs, in their order and each once', () => {
    expect(read('urun=oluklu&renk=kum&urun=masif&renk=ceviz&urun=oluklu&renk=kum')).toEqual({
      pieces: ['oluklu~kum', 'masif~ceviz'],
      lacking: [],
      gone: false,
    });
  });

  it('say which product lacks the colour, and that something is gone', () => {
    expect(read('urun=masif&renk=teak&urun=yok&renk=teak')).toEqual({ pieces: [], lacking: ['masif'], gone: true });
  });

  it('take the first product that has a colour which comes alone', () => {
    expect(read('renk=teak').pieces).toEqual(['oluklu~teak']);
    expect(read('renk=yok')).toEqual({ pieces: [], lacking: [], gone: true });
  });

  it('are none for a product without a colour', () => {
    expect(read('urun=masif')).toEqual({ pieces: [], lacking: [], gone: false });
    expect(read('urun=yok').gone).toBe(true);
  });

  it('give the address back that they were read from', () => {
    const query = 'urun=oluklu&renk=kum&urun=masif&renk=ceviz';
    expect(piecesQuery(readAddress(products, new URLSearchParams(query)).pieces).toString()).toBe(query);
  });
});

it('ticked boxes are read whatever they hold', () => {
  const { pieces, lacking, gone } = readChecked(products, ['oluklu~kum', 'masif~teak', '', '~', 'a'.repeat(5000)]);
  expect(pieces.map(pieceValue)).toEqual(['oluklu~kum']);
  expect([lacking, gone]).toEqual([['masif'], true]);
});

onEachEngine('samples', (opened) => {
  it('are offered of visible products in visible colours that pictures show, each once', async () => {
    const { db } = opened().database;
    const teak = await addColor(db, 'Teak');
    const hidden = await addColor(db, 'Gizli', { is_visible: false });
    const shown = await addProduct(db, 'Masif Deck 140', { display_order: 2 });
    const first = await addProduct(db, 'Lamel Çit 180', { display_order: 1, category: 'fence' });
    const passive = await addProduct(db, 'Pasif Deck', { is_active: false });
    await addProduct(db, 'Renksiz');
    for (const { id } of [shown, first, passive]) {
      await addProductImage(db, id, '/images/a.jpg', teak.id, 0);
      await addProductImage(db, id, '/images/b.jpg', hidden.id, 1);
      await addProductImage(db, id, '/images/c.jpg', teak.id, 2);
    }
    const offered = (await findSampleProducts(db)).filter(({ slug }) =>
      [shown, first, passive].some((row) => row.slug === slug),
    );
    const colors = [{ slug: teak.slug, name: 'Teak', hex_code: teak.hex_code }];
    expect(offered).toEqual([
      { slug: first.slug, title: 'Lamel Çit 180', category: 'fence', colors },
      { slug: shown.slug, title: 'Masif Deck 140', category: 'deck', colors },
    ]);
  });
});
