import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { checkProjectOnServer } from './check-project.server.ts';
import type { ProjectValues } from './project-input.ts';

const project = (products: ProjectValues['products'], title = 'Teras'): ProjectValues => ({
  title,
  description: 'Teras',
  location: 'Şile',
  completion_date: '2025-06-14',
  images: ['/images/a.jpg'],
  features: [],
  specifications: [],
  products,
  is_active: true,
});
const row = (title: string, values: Partial<ProjectValues['products'][number]> = {}) => ({
  id: '',
  chosen: '',
  title,
  color_id: '',
  ...values,
});

onEachEngine('the products of the project form', (opened) => {
  const db = () => opened().database.db;
  beforeEach(() => db().deleteFrom('products').execute());

  it('are found by the choice, or by a whole title or slug; blank and repeated rows are dropped', async () => {
    const deck = await addProduct(db(), 'Masif Deck', { search_text: 'masif deck deck zemin', slug: 'masif-deck' });
    const color_id = randomUUID();
    const rows = [
      row('Eski adı', { id: deck.id, chosen: 'Eski adı' }),
      row('  '),
      row('MASİF deck'),
      row('masif-deck', { color_id }),
    ];
    expect(await checkProjectOnServer(db(), project(rows))).toMatchObject({
      input: {
        products: [
          { product_id: deck.id, color_id: null },
          { product_id: deck.id, color_id },
        ],
      },
    });
  });

  it('are told at their own rows when unknown, ambiguous or deleted meanwhile, beside every other message', async () => {
    for (const slug of ['bir', 'iki']) await addProduct(db(), 'Ortak', { slug, search_text: 'ortak deck' });
    const rows = [row(''), row('Ortak'), row('Orta'), row('Deck', { id: randomUUID(), chosen: 'Deck' })];
    expect(await checkProjectOnServer(db(), project(rows, ''))).toEqual({
      errors: {
        fields: { title: 'Baslik gereklidir' },
        images: {},
        specifications: {},
        products: {
          1: 'Bu adla birden fazla urun var; listeden secin',
          2: 'Bu adla bir urun yok; listeden secin',
          3: 'Bu urun bu arada silinmis; baska bir urun secin ya da alani bos birakin',
        },
      },
    });
  });

  it('are at most fifty', async () => {
    const deck = await addProduct(db(), 'Deck');
    const rows = Array.from({ length: 51 }, () => row('Deck', { id: deck.id, chosen: 'Deck' }));
    expect(await checkProjectOnServer(db(), project(rows))).toMatchObject({
      errors: { products: { 50: 'En fazla 50 urun eklenebilir' } },
    });
  });
});
