import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { findColorChoices, findColorRows } from './admin-queries.server.ts';
import { colorInput } from './color.ts';
import { addColor, deleteColor, setColorVisible } from './service.server.ts';

onEachEngine('colours', (opened) => {
  const db = () => opened().database.db;

  it('adds a visible colour, lists by Turkish name, hides it and deletes it', async () => {
    for (const name of ['Şarap', 'Çam', 'Sedir', 'Ceviz']) await addColor(db(), STAFF, { name, hex_code: '#000000' });
    expect((await findColorRows(db())).map(({ name }) => name)).toEqual(['Ceviz', 'Çam', 'Sedir', 'Şarap']);
    expect((await findColorChoices(db())).map(({ name }) => name)).toEqual(['Ceviz', 'Çam', 'Sedir', 'Şarap']);
    const [first] = await findColorRows(db());
    expect(first).toMatchObject({ hex_code: '#000000', is_visible: true, pictures: 0 });
    expect(await setColorVisible(db(), STAFF, first?.id as string, false)).toEqual({ ok: true });
    expect((await findColorRows(db()))[0]).toMatchObject({ is_visible: false });
    expect(await deleteColor(db(), STAFF, first?.id as string)).toEqual({ ok: true });
    expect(await findColorRows(db())).toHaveLength(3);
  });

  it('counts the pictures of a colour, and leaves them without one when it goes', async () => {
    const { id } = await addColor(db(), STAFF, { name: 'Teak', hex_code: '#9a6a3f' });
    const now = new Date().toISOString();
    const product_id = randomUUID();
    await db()
      .insertInto('products')
      .values({
        id: product_id,
        title: 'Deck',
        slug: product_id,
        description: '',
        category: 'deck',
        display_order: 1,
        features: '[]',
        technical_specs: '[]',
        faq: '[]',
        search_text: '',
        created_at: now,
        updated_at: now,
      })
      .execute();
    const image = { product_id, color_id: id, image_url: '/images/a.jpg', created_at: now };
    for (const position of [0, 1]) {
      await db()
        .insertInto('product_images')
        .values({ ...image, id: randomUUID(), position })
        .execute();
    }
    expect((await findColorRows(db())).find((color) => color.id === id)?.pictures).toBe(2);
    await deleteColor(db(), STAFF, id);
    const left = await db()
      .selectFrom('product_images')
      .select('color_id')
      .where('product_id', '=', product_id)
      .execute();
    expect(left).toEqual([{ color_id: null }, { color_id: null }]);
  });

  it('says when the colour is gone', async () => {
    expect(await setColorVisible(db(), STAFF, randomUUID(), true)).toEqual({ ok: false });
    expect(await deleteColor(db(), STAFF, randomUUID())).toEqual({ ok: false });
  });
});

it('refuses a name that is blank after trimming', () => {
  const { error } = colorInput.safeParse({ name: '  ', hex_code: '#000000' });
  expect(error?.issues[0]?.message).toBe('Renk adı boş olamaz');
});
