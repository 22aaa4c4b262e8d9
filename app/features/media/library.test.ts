import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { asText, contains } from '#app/server/db/engine.server.ts';
import { PICTURE_COLUMNS } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { imagePath } from '#app/shared/images.ts';
import { fillEveryTable } from '#tests/support/backup-content.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { hasFile, storeTestPicture, useTestStore } from '#tests/support/stored-picture.ts';
import { deleteFromLibrary, describePicture, descriptionInput } from './describe-picture.server.ts';
import { findLibrary } from './library.server.ts';
import { readLibraryQuery } from './library-query.ts';
import { findPictureDetails } from './picture-details.server.ts';
import { findPictureUses } from './picture-uses.server.ts';

const now = () => new Date().toISOString();
const common = () => ({ id: randomUUID(), search_text: '', created_at: now(), updated_at: now() });

onEachEngine('the picture library', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();
  const find = (query: string) => findLibrary(db(), readLibraryQuery(new URLSearchParams(query)));
  const namesOf = async (query: string) => (await find(query)).tiles.map(({ name }) => name);
  const add = (name: string, alt = 'Bir görsel') => storeTestPicture(db(), store(), { name, alt, is_kept: true });
  const pathOf = (url: string) => imagePath(url) as string;

  async function addProduct(main_image: string, title = 'Masif Deck') {
    const row = {
      ...common(),
      title,
      slug: randomUUID(),
      description: '',
      category: 'deck',
      display_order: 1,
    } as const;
    await db()
      .insertInto('products')
      .values({ ...row, main_image, features: '[]', technical_specs: '[]', faq: '[]' })
      .execute();
    return row.id;
  }
  async function addProject(images: string[], title = 'Urla’da havuz başı') {
    const row = { ...common(), title, slug: randomUUID(), description: '', location: '', completion_date: now() };
    await db()
      .insertInto('projects')
      .values({ ...row, images: JSON.stringify(images), features: '[]', specifications: '[]' })
      .execute();
    return row.id;
  }

  beforeEach(async () => {
    for (const table of [
      'product_images',
      'products',
      'projects',
      'gallery',
      'blog_posts',
      'site_content',
      'pictures',
    ] as const)
      await db().deleteFrom(table).execute();
  });

  it('finds pictures by name, alt text and place, whatever the letters', async () => {
    const [pool, fence] = [await add('IMG_1.jpg', 'Havuz çevresi'), await add('çit.jpg')];
    await addProject([fence], 'İğneada bahçesi');
    await addProduct(pool, 'Oluklu Deck 150');
    expect(await namesOf('q=HAVUZ')).toEqual(['IMG_1.jpg']);
    expect(await namesOf('q=CIT')).toEqual(['çit.jpg']);
    expect(await namesOf('q=igneada proje')).toEqual(['çit.jpg']);
    expect(await namesOf('q=oluklu img')).toEqual(['IMG_1.jpg']);
    expect(await namesOf('q=yok')).toEqual([]);
  });

  it('counts and shows what is used where, unused, and without alt text', async () => {
    const product = await add('urun.jpg');
    await addProduct(product);
    await addProject([await add('proje.jpg', '')]);
    await add('bos.jpg');
    const url = await add('sayfa.jpg');
    const content = JSON.stringify({ picture: { src: url, alt: '' } });
    await db()
      .insertInto('site_content')
      .values({ id: randomUUID(), key: 'home.hero', content, created_at: now(), updated_at: now() })
      .execute();
    expect((await find('')).counts).toEqual({ all: 4, urun: 1, proje: 1, sayfa: 1, kullanilmayan: 1, 'alt-yok': 1 });
    expect(await namesOf('goster=kullanilmayan')).toEqual(['bos.jpg']);
    expect(await namesOf('goster=alt-yok')).toEqual(['proje.jpg']);
    expect(await namesOf('goster=sayfa')).toEqual(['sayfa.jpg']);
    // What cannot be read is the whole library.
    expect((await find('goster=__proto__&sirala=constructor&sayfa=-1')).total).toBe(4);
  });

  it('sorts by age, Turkish name and size, and adds pages up', async () => {
    for (const [name, created_at] of [
      ['zemin.jpg', '2025-03-01T00:00:00.000Z'],
      ['çit.jpg', '2025-01-01T00:00:00.000Z'],
      ['deck.jpg', '2025-02-01T00:00:00.000Z'],
    ] as const)
      await db()
        .updateTable('pictures')
        .set({ created_at })
        .where('path', '=', pathOf(await add(name)))
        .execute();
    expect(await namesOf('')).toEqual(['zemin.jpg', 'deck.jpg', 'çit.jpg']);
    expect(await namesOf('sirala=eski')).toEqual(['çit.jpg', 'deck.jpg', 'zemin.jpg']);
    expect(await namesOf('sirala=ad')).toEqual(['çit.jpg', 'deck.jpg', 'zemin.jpg']);
    for (let i = 0; i < 24; i += 1) await add(`foto-${i}.jpg`);
    expect(await find('')).toMatchObject({ total: 27, page: 1, hasMore: true, tiles: { length: 24 } });
    expect(await find('sayfa=2')).toMatchObject({ page: 2, hasMore: false, tiles: { length: 27 } });
    expect(await find('sayfa=99')).toMatchObject({ page: 2, tiles: { length: 27 } });
  });

  it('does not show uploads of forms that were never saved', async () => {
    await storeTestPicture(db(), store(), { name: 'formda.jpg' });
    expect((await find('')).total).toBe(0);
  });

  it('knows every column that names pictures', async () => {
    await fillEveryTable(db(), store());
    const uses = await findPictureUses(db());
    // What only an earlier state or a draft names is used, but on no page.
    const shown = PICTURE_COLUMNS.filter(({ table }) => table !== 'version_pictures' && table !== 'drafts');
    for (const { table, column, holds } of shown) {
      const url = await add(`${table}.jpg`);
      const value = holds === 'address' ? url : table === 'blog_posts' ? `<img src="${url}">` : JSON.stringify([url]);
      const row = sql`select ${sql.ref(table === 'product_images' ? 'product_images.id' : 'id')} as id from ${sql.table(table)} limit 1`;
      const { rows } = await row.execute(db());
      expect([table, rows.length]).toEqual([table, 1]);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${(rows[0] as { id: string }).id}`.execute(
        db(),
      );
      const named = await sql`select 1 from ${sql.table(table)} where ${contains(asText(column), url)}`.execute(db());
      expect(named.rows).toHaveLength(1);
      expect([`${table}.${column}`, (await findPictureUses(db())).get(pathOf(url))?.length]).toEqual([
        `${table}.${column}`,
        1,
      ]);
    }
    expect(uses.size).toBeGreaterThan(0);
  });

  it('says where a picture is used, but not the title of somebody else’s draft', async () => {
    const url = await add('havuz.jpg');
    const [product, project] = [await addProduct(url, 'Oluklu Deck 150'), await addProject(['/images/baska.jpg', url])];
    const author_id = randomUUID();
    await db()
      .insertInto('user')
      .values({
        id: author_id,
        name: 'x',
        email: `${author_id}@example.com`,
        emailVerified: true,
        createdAt: now(),
        updatedAt: now(),
      })
      .execute();
    const post = { title: 'Gizli taslak', slug: randomUUID(), content: `<p><img src="${url}"></p>`, author_id };
    const row = { ...common(), ...post, status: 'draft' as const };
    await db().insertInto('blog_posts').values(row).execute();
    expect((await findPictureDetails(db(), pathOf(url), STAFF))?.uses).toEqual([
      { kind: 'product', title: 'Oluklu Deck 150', place: 'Ürün, ana görsel', openId: product, isRecord: true },
      { kind: 'project', title: 'Urla’da havuz başı', place: 'Proje, 2. görsel', openId: project, isRecord: true },
      { kind: 'post', title: 'Başka bir yazarın taslağı', place: 'Blog, yazının içinde', openId: null, isRecord: true },
    ]);
    const own = await findPictureDetails(db(), pathOf(url), { id: author_id });
    expect(own?.uses[2]).toMatchObject({ title: 'Gizli taslak', openId: row.id });
  });

  it('gives alt text and focal point to every page that shows the picture, and renews cached pages', async () => {
    const url = await add('deck.jpg', '');
    const { changes } = opened().database;
    const before = changes.version;
    const description = descriptionInput.parse({ alt: ' Kum renkli\n deck ', focus_x: '36', focus_y: '0' });
    expect(await describePicture(db(), STAFF, pathOf(url), description)).toBe(true);
    expect(changes.version).toBeGreaterThan(before);
    const picture = (await findPictures(db(), [url]))(url);
    expect(picture).toMatchObject({ src: url, alt: 'Kum renkli deck', focus: '36% 0%' });
    const activity = db().selectFrom('activity').select(['action', 'entity', 'title']);
    expect(await activity.orderBy('at', 'desc').executeTakeFirst()).toEqual({
      action: 'update',
      entity: 'picture',
      title: 'deck.jpg',
    });
    expect(await describePicture(db(), STAFF, 'yok.jpg', description)).toBe(false);
    expect(descriptionInput.safeParse({ alt: '', focus_x: '101', focus_y: '5' }).success).toBe(false);
    expect(descriptionInput.safeParse({ alt: 'a'.repeat(301), focus_x: '', focus_y: '' }).success).toBe(false);
  });

  it('deletes only what nothing uses', async () => {
    const [used, unused] = [await add('kullanilan.jpg'), await add('bos.jpg')];
    await addProject([used]);
    expect(await deleteFromLibrary(db(), store(), STAFF, pathOf(used))).toBe(false);
    expect(await deleteFromLibrary(db(), store(), STAFF, pathOf(unused))).toBe(true);
    expect(await deleteFromLibrary(db(), store(), STAFF, pathOf(unused))).toBe(false);
    expect(await deleteFromLibrary(db(), store(), STAFF, 'site/hero-terrace.jpg')).toBe(false);
    expect([await hasFile(store(), used), await hasFile(store(), unused)]).toEqual([true, false]);
  });
});
