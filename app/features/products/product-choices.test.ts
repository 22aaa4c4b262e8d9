import { beforeEach, expect, it } from 'vitest';
import { addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { findChosenProducts, findProductOptions } from './product-choices.server.ts';

onEachEngine('the searching choice of a product', (opened) => {
  const db = () => opened().database.db;
  beforeEach(() => db().deleteFrom('products').execute());

  it('offers what fits in any spelling, hidden products too, those that begin with it first', async () => {
    await addProduct(db(), 'Lamel Çit', { search_text: 'lamel cit cit sistemleri', display_order: 1 });
    await addProduct(db(), 'Çit Kapısı', { search_text: 'cit kapisi', display_order: 2, is_active: false });
    await addProduct(db(), 'Deck', { search_text: 'deck', display_order: 3 });
    expect((await findProductOptions(db(), 'ÇIT')).map(({ title, is_active }) => [title, is_active])).toEqual([
      ['Çit Kapısı', false],
      ['Lamel Çit', true],
    ]);
    expect(await findProductOptions(db(), '%')).toEqual([]);
    expect(await findProductOptions(db(), '')).toHaveLength(3);
  });

  it('sends a dozen at most, however many there are', async () => {
    for (let n = 1; n <= 15; n += 1) await addProduct(db(), `Deck ${n}`, { display_order: n });
    const found = await findProductOptions(db(), 'deck');
    expect(found).toHaveLength(12);
    expect(found[0]?.title).toBe('Deck 1');
  });

  it('finds nothing for a text of any length, and says so of a name', async () => {
    const title = 'x'.repeat(100_000);
    expect(await findProductOptions(db(), title)).toEqual([]);
    expect(await findChosenProducts(db(), [{ id: '', chosen: '', title }])).toEqual([{ refused: 'unknown' }]);
  });
});
