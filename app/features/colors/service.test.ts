import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { findColorChoices, findColorRows } from './admin-queries.server.ts';
import { colorInput } from './color.ts';
import { addColor, deleteColor, setColorVisible, updateColor } from './service.server.ts';

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

  it('is renamed and recoloured, with its line in the audit trail', async () => {
    const old = { name: 'Eski ad', hex_code: '#111111' };
    const { id } = await addColor(db(), STAFF, old);
    const input = { name: 'Yeni ad', hex_code: '#222222' };
    expect(await updateColor(db(), STAFF, id, input, old)).toEqual({ ok: true });
    expect((await findColorRows(db())).find((color) => color.id === id)).toMatchObject(input);
    // The same once more, e.g. by a second press, changes nothing.
    expect(await updateColor(db(), STAFF, id, input, old)).toEqual({ ok: true });
    const lines = await db().selectFrom('activity').select(['action', 'title']).where('entity_id', '=', id).execute();
    expect(lines).toContainEqual({ action: 'update', title: 'Yeni ad' });
    expect(lines.filter(({ action }) => action === 'update')).toHaveLength(1);
    await deleteColor(db(), STAFF, id);
  });

  it('is not overwritten unasked when somebody else has changed it meanwhile', async () => {
    const old = { name: 'Ortak', hex_code: '#111111' };
    const { id } = await addColor(db(), STAFF, old);
    const save = (name: string) => updateColor(db(), STAFF, id, { ...old, name }, old);
    const [first, second] = await Promise.all([save('Birinci'), save('İkinci')]);
    const refused = first.ok ? second : first;
    const current = { ...old, name: first.ok ? 'Birinci' : 'İkinci' };
    expect(refused).toEqual({ ok: false, reason: 'changed-meanwhile', current });
    expect((await findColorRows(db())).find((color) => color.id === id)).toMatchObject(current);
    expect(await updateColor(db(), STAFF, id, { ...old, name: 'Üçüncü' }, current)).toEqual({ ok: true });
    await deleteColor(db(), STAFF, id);
  });

  it('stays hidden when two hide it at once, with one line in the audit trail', async () => {
    const { id } = await addColor(db(), STAFF, { name: 'Saklı', hex_code: '#111111' });
    const hide = () => setColorVisible(db(), STAFF, id, false);
    expect(await Promise.all([hide(), hide()])).toEqual([{ ok: true }, { ok: true }]);
    expect((await findColorRows(db())).find((color) => color.id === id)).toMatchObject({ is_visible: false });
    const lines = await db().selectFrom('activity').select('action').where('entity_id', '=', id).execute();
    expect(lines.filter(({ action }) => action === 'hide')).toHaveLength(1);
    await deleteColor(db(), STAFF, id);
  });

  it('says when the colour is gone', async () => {
    expect(await setColorVisible(db(), STAFF, randomUUID(), true)).toEqual({ ok: false });
    expect(await deleteColor(db(), STAFF, randomUUID())).toEqual({ ok: false });
    const color = { name: 'Yok', hex_code: '#000000' };
    const gone = { ok: false, reason: 'not-found' };
    expect(await updateColor(db(), STAFF, randomUUID(), color, color)).toEqual(gone);
  });
});

it('refuses a name that is blank after trimming', () => {
  const { error } = colorInput.safeParse({ name: '  ', hex_code: '#000000' });
  expect(error?.issues[0]?.message).toBe('Renk adı boş olamaz');
});
