import { beforeEach, expect, it } from 'vitest';
import { saveMeasures } from '#app/features/products/measures.server.ts';
import { toJson } from '#app/server/db/engine.server.ts';
import { addColor, addProduct, addProductImage, addProject } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { countProjectsByColor, findProjectsOfColor, findProjectsOfProduct, findUsedProducts } from './links.server.ts';
import { saveProjectProducts } from './project-products.server.ts';

onEachEngine('what a project was built with', (opened) => {
  const db = () => opened().database.db;
  beforeEach(async () => {
    await db().deleteFrom('projects').execute();
    await db().deleteFrom('products').execute();
    await db().deleteFrom('colors').execute();
  });

  it('names the visible products in their order, each in its visible colour', async () => {
    const teak = await addColor(db(), 'Teak');
    const hiddenColor = await addColor(db(), 'Gizli', { is_visible: false });
    const deck = await addProduct(db(), 'Deck', { main_image: '/images/main.jpg' });
    const pergola = await addProduct(db(), 'Pergola');
    const hidden = await addProduct(db(), 'Pasif', { is_active: false });
    await addProductImage(db(), deck.id, '/images/teak.jpg', teak.id);
    await addProductImage(db(), pergola.id, '/images/pergola.jpg', null);
    const project = await addProject(db(), 'Teras');
    await saveProjectProducts(db(), project.id, [
      { product_id: pergola.id, color_id: hiddenColor.id },
      { product_id: hidden.id, color_id: teak.id },
      { product_id: deck.id, color_id: teak.id },
      { product_id: pergola.id, color_id: teak.id },
    ]);
    const found = await findUsedProducts(db(), project.id);
    expect(found.map(({ title, color, picture, hasColor }) => [title, color?.name, picture?.src, hasColor])).toEqual([
      ['Pergola', undefined, '/images/pergola.jpg', false],
      ['Deck', 'Teak', '/images/teak.jpg', true],
      ['Pergola', 'Teak', '/images/pergola.jpg', false],
    ]);
  });

  it('says which products can be calculated', async () => {
    const measured = await addProduct(db(), 'Ölçülü');
    const broken = await addProduct(db(), 'Bozuk');
    const plain = await addProduct(db(), 'Ölçüsüz');
    await saveMeasures(db(), measured.id, {
      kind: 'panel',
      bayWidth: 1800,
      postWidth: 70,
      panelHeights: [1800],
      lamellaHeight: 150,
    });
    await db()
      .insertInto('product_measures')
      .values({ product_id: broken.id, kind: 'board', board_lengths: toJson([]), panel_heights: toJson([]) })
      .execute();
    const project = await addProject(db(), 'Çit');
    const links = [measured, broken, plain].map(({ id }) => ({ product_id: id, color_id: null }));
    await saveProjectProducts(db(), project.id, links);
    const found = await findUsedProducts(db(), project.id);
    expect(found.map(({ hasMeasures }) => hasMeasures)).toEqual([true, false, false]);
  });

  it('shows a product’s visible projects, newest first, each once with its colours and area', async () => {
    const [teak, kum] = [await addColor(db(), 'Teak'), await addColor(db(), 'Kum')];
    const deck = await addProduct(db(), 'Deck');
    const years = ['2023', '2025', '2024'];
    for (const year of years) {
      const project = await addProject(db(), year, {
        completion_date: `${year}-01-01T00:00:00.000Z`,
        specifications: toJson(year === '2025' ? [{ label: 'Alan', value: '210 m²' }] : []),
      });
      await saveProjectProducts(db(), project.id, [
        { product_id: deck.id, color_id: teak.id },
        { product_id: deck.id, color_id: kum.id },
      ]);
    }
    const hidden = await addProject(db(), 'Pasif', { is_active: false });
    await saveProjectProducts(db(), hidden.id, [{ product_id: deck.id, color_id: null }]);
    await addProject(db(), 'Başka');
    const found = await findProjectsOfProduct(db(), deck.id, 2);
    expect(found).toMatchObject([
      { title: '2025', colors: ['Teak', 'Kum'], area: '210 m²' },
      { title: '2024', colors: ['Teak', 'Kum'], area: null },
    ]);
    expect(found).toHaveLength(2);
    const other = await addProduct(db(), 'Başka');
    expect(await findProjectsOfProduct(db(), other.id, 6)).toEqual([]);
  });

  it('shows a colour’s projects with the visible products in it, and counts them', async () => {
    const [teak, kum] = [await addColor(db(), 'Teak'), await addColor(db(), 'Kum')];
    const hiddenColor = await addColor(db(), 'Gizli', { is_visible: false });
    const deck = await addProduct(db(), 'Deck');
    const hidden = await addProduct(db(), 'Pasif', { is_active: false });
    const terrace = await addProject(db(), 'Teras');
    await saveProjectProducts(db(), terrace.id, [
      { product_id: deck.id, color_id: teak.id },
      { product_id: deck.id, color_id: teak.id },
      { product_id: hidden.id, color_id: kum.id },
      { product_id: deck.id, color_id: hiddenColor.id },
    ]);
    expect(await findProjectsOfColor(db(), teak.id, 6)).toMatchObject([{ title: 'Teras', products: ['Deck'] }]);
    expect(await findProjectsOfColor(db(), kum.id, 6)).toEqual([]);
    expect(await findProjectsOfColor(db(), hiddenColor.id, 6)).toEqual([]);
    expect(await countProjectsByColor(db())).toEqual(new Map([[teak.id, 1]]));
  });
});
