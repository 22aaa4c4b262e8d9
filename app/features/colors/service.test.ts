import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findRecord } from '#app/server/records/find.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { findRedirect } from '#app/server/redirects.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { findColorChoices, findColorRows } from './admin-queries.server.ts';
import { type ColorInput, colorInput } from './color.ts';
import { colors, colorVersion, giveMissingSlugs } from './record.server.ts';
import { setColorVisible } from './service.server.ts';

onEachEngine('colours', (opened) => {
  const db = () => opened().database.db;
  const add = async (input: ColorInput) => {
    const saved = await createRecord(db(), colors, STAFF, input);
    if (!saved.ok) throw new Error(saved.reason);
    return saved.record;
  };
  const update = (id: string, input: ColorInput, seen: ColorInput) =>
    updateRecord(db(), colors, STAFF, id, input, colorVersion(seen));
  const remove = (id: string) => deleteRecord(db(), colors, STAFF, id);
  const show = (id: string, isVisible: boolean) => setColorVisible(db(), STAFF, id, isVisible);
  const slugOf = async (id: string) => (await findRecord(db(), colors, id, STAFF))?.slug;

  it('adds a visible colour, lists by Turkish name, hides it and deletes it', async () => {
    for (const name of ['Şarap', 'Çam', 'Sedir', 'Ceviz']) await add({ name, hex_code: '#000000' });
    expect((await findColorRows(db())).map(({ name }) => name)).toEqual(['Ceviz', 'Çam', 'Sedir', 'Şarap']);
    expect((await findColorChoices(db())).map(({ name }) => name)).toEqual(['Ceviz', 'Çam', 'Sedir', 'Şarap']);
    const [first] = await findColorRows(db());
    expect(first).toMatchObject({ hex_code: '#000000', is_visible: true, pictures: 0 });
    expect(await show(first?.id as string, false)).toMatchObject({ ok: true });
    expect((await findColorRows(db()))[0]).toMatchObject({ is_visible: false });
    expect(await remove(first?.id as string)).toMatchObject({ ok: true });
    expect(await findColorRows(db())).toHaveLength(3);
  });

  it('counts the pictures of a colour, and leaves them without one when it goes', async () => {
    const { id } = await add({ name: 'Teak', hex_code: '#9a6a3f' });
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
    await remove(id);
    const left = await db()
      .selectFrom('product_images')
      .select('color_id')
      .where('product_id', '=', product_id)
      .execute();
    expect(left).toEqual([{ color_id: null }, { color_id: null }]);
  });

  it('is renamed and recoloured, with its line in the audit trail', async () => {
    const old = { name: 'Eski ad', hex_code: '#111111' };
    const { id } = await add(old);
    const input = { name: 'Yeni ad', hex_code: '#222222' };
    expect(await update(id, input, old)).toMatchObject({ ok: true });
    expect((await findColorRows(db())).find((color) => color.id === id)).toMatchObject(input);
    // The same once more, e.g. by a second press, changes nothing.
    expect(await update(id, input, old)).toMatchObject({ ok: true });
    const lines = await db().selectFrom('activity').select(['action', 'title']).where('entity_id', '=', id).execute();
    expect(lines).toContainEqual({ action: 'update', title: 'Yeni ad' });
    expect(lines.filter(({ action }) => action === 'update')).toHaveLength(1);
    await remove(id);
  });

  it('is not overwritten unasked when somebody else has changed it meanwhile', async () => {
    const old = { name: 'Ortak', hex_code: '#111111' };
    const { id } = await add(old);
    const save = (name: string) => update(id, { ...old, name }, old);
    const [first, second] = await Promise.all([save('Birinci'), save('İkinci')]);
    const refused = first.ok ? second : first;
    const current = { ...old, name: first.ok ? 'Birinci' : 'İkinci' };
    expect(refused).toEqual({ ok: false, reason: 'changed-meanwhile' });
    expect((await findColorRows(db())).find((color) => color.id === id)).toMatchObject(current);
    expect(await update(id, { ...old, name: 'Üçüncü' }, current)).toMatchObject({ ok: true });
    await remove(id);
  });

  it('stays hidden when two hide it at once, with one line in the audit trail', async () => {
    const { id } = await add({ name: 'Saklı', hex_code: '#111111' });
    const hide = () => show(id, false);
    expect(await Promise.all([hide(), hide()])).toMatchObject([{ ok: true }, { ok: true }]);
    expect((await findColorRows(db())).find((color) => color.id === id)).toMatchObject({ is_visible: false });
    const lines = await db().selectFrom('activity').select('action').where('entity_id', '=', id).execute();
    expect(lines.filter(({ action }) => action === 'hide')).toHaveLength(1);
    await remove(id);
  });

  it('has an address made from its name, with a number when another colour has it', async () => {
    const hex_code = '#a8835a';
    const [first, second, nameless] = [
      await add({ name: 'Açık Meşe', hex_code }),
      await add({ name: 'Açık MEŞE', hex_code }),
      await add({ name: '黑', hex_code }),
    ];
    expect([first.slug, second.slug, nameless.slug]).toEqual(['acik-mese', 'acik-mese-2', 'renk']);
    const both = await Promise.all([add({ name: 'Aynı anda', hex_code }), add({ name: 'Aynı anda', hex_code })]);
    expect(both.map(({ slug }) => slug).sort()).toEqual(['ayni-anda', 'ayni-anda-2']);
    for (const { id } of [first, second, nameless, ...both]) await remove(id);
  });

  it('takes its address along when it is renamed, and leaves a redirect', async () => {
    const old = { name: 'Tik', hex_code: '#9a6a3f' };
    const { id } = await add(old);
    await update(id, { ...old, hex_code: '#9a6a40' }, old);
    expect(await slugOf(id)).toBe('tik');
    await update(id, { ...old, name: 'Koyu Tik' }, { ...old, hex_code: '#9a6a40' });
    expect(await slugOf(id)).toBe('koyu-tik');
    expect(await findRedirect(db(), '/renkler/tik')).toBe('/renkler/koyu-tik');
    await update(id, old, { ...old, name: 'Koyu Tik' });
    expect(await slugOf(id)).toBe('tik');
    expect(await findRedirect(db(), '/renkler/tik')).toBeUndefined();
    await remove(id);
  });

  it('keeps its number when only the spelling of its name changes', async () => {
    const color = { name: 'Kül', hex_code: '#888888' };
    const [first, second] = [await add(color), await add(color)];
    await update(second.id, { ...color, name: 'KÜL' }, color);
    expect(await slugOf(second.id)).toBe('kul-2');
    for (const { id } of [first, second]) await remove(id);
  });

  it('gets an address later when it came without one', async () => {
    const taken = await add({ name: 'Kestane', hex_code: '#573b29' });
    const created_at = '2025-01-01T00:00:00.000Z';
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) {
      await db().insertInto('colors').values({ id, name: 'Kestane', hex_code: '#573b29', created_at }).execute();
    }
    await giveMissingSlugs(db());
    await giveMissingSlugs(db());
    expect((await Promise.all(ids.map(slugOf))).sort()).toEqual(['kestane-2', 'kestane-3']);
    for (const id of [taken.id, ...ids]) await remove(id);
  });

  it('says when the colour is gone', async () => {
    const color = { name: 'Yok', hex_code: '#000000' };
    const gone = { ok: false, reason: 'not-found' };
    expect(await show(randomUUID(), true)).toEqual(gone);
    expect(await remove(randomUUID())).toEqual(gone);
    expect(await update(randomUUID(), color, color)).toEqual(gone);
  });
});

it('refuses a name that is blank after trimming', () => {
  const { error } = colorInput.safeParse({ name: '  ', hex_code: '#000000' });
  expect(error?.issues[0]?.message).toBe('Renk adı boş olamaz');
});
