import { createHash, randomUUID } from 'node:crypto';
import { BACKUP_TABLES } from '#app/server/backup/tables.server.ts';
import { toJson } from '#app/server/db/engine.server.ts';
import { type Db, LIST_COLUMNS } from '#app/server/db/schema.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { storeTestPicture } from './stored-picture.ts';

/** Fills every table, with values that the engines store differently and more rows than fit into one chunk of a backup. */
export async function fillEveryTable(db: Db, store: Store): Promise<void> {
  const now = '2025-10-03T09:00:00.123Z';
  const times = { created_at: now, updated_at: now };
  const color = { id: randomUUID(), name: 'Çam Yeşili', hex_code: '#123456', is_visible: false, created_at: now };
  await db.insertInto('colors').values(color).execute();
  const picture = await storeTestPicture(db, store);
  let linked = '';
  for (let i = 0; i < 203; i += 1) {
    const id = randomUUID();
    const lists = {
      features: toJson([{ title: 'İçi "dolu"', description: 'a\\b\n' }]),
      technical_specs: toJson([]),
      faq: toJson(['x']),
    };
    const texts = { title: `Ürün ${i}`, slug: id, description: 'ğüşıöç', category: 'deck', search_text: 'urun' };
    await db
      .insertInto('products')
      .values({ id, ...texts, is_active: i % 2 === 0, display_order: i + 1, main_image: picture, ...lists, ...times })
      .execute();
    if (i > 2) continue;
    await db
      .insertInto('product_measures')
      .values({
        product_id: id,
        kind: 'board',
        board_width: 140,
        gap: 0,
        board_lengths: toJson([2200, 2900]),
        joist_spacing: 350,
        joist_length: 3000,
        weight_per_m: 3.5,
        panel_heights: toJson([]),
      })
      .execute();
    linked = id;
    await db
      .insertInto('product_images')
      .values({ id, product_id: id, color_id: color.id, image_url: picture, position: i, created_at: now })
      .execute();
  }
  const project = randomUUID();
  await db
    .insertInto('projects')
    .values({
      id: project,
      title: 'Villa',
      slug: 'villa',
      description: '',
      location: 'Şile',
      completion_date: now,
      images: toJson([await storeTestPicture(db, store)]),
      features: toJson(['Su deposu']),
      specifications: toJson([{ label: 'Alan', value: '120 m²' }]),
      search_text: '',
      ...times,
    })
    .execute();
  const link = { project_id: project, product_id: linked, position: 0 };
  await db
    .insertInto('project_products')
    .values([
      { ...link, id: randomUUID(), color_id: color.id },
      { ...link, id: randomUUID(), color_id: null },
    ])
    .execute();
  const user = randomUUID();
  await db
    .insertInto('user')
    .values({
      id: user,
      name: 'a',
      email: 'a@example.com',
      emailVerified: true,
      image: null,
      createdAt: now,
      updatedAt: now,
    } as never)
    .execute();
  await db
    .insertInto('account')
    .values({
      id: user,
      accountId: user,
      providerId: 'credential',
      userId: user,
      password: 'x:y',
      createdAt: now,
      updatedAt: now,
    } as never)
    .execute();
  await db
    .insertInto('session')
    .values({
      id: randomUUID(),
      token: randomUUID(),
      userId: user,
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    } as never)
    .execute();
  const draft = { id: randomUUID(), user_id: user, kind: 'product', record_id: null, fields: '[["title","Çit"]]' };
  const change = { id: randomUUID(), kind: 'product', record_id: linked, due_at: '2099-01-01T06:00:00.000Z' };
  await db
    .insertInto('scheduled_changes')
    .values({ ...change, action: 'hide', user_id: user, user_email: 'a@example.com' })
    .execute();
  await db
    .insertInto('drafts')
    .values({ ...draft, updated_at: now })
    .execute();
  await db
    .insertInto('blog_posts')
    .values({
      id: randomUUID(),
      title: 'Yazı',
      slug: 'yazi',
      content: '<p>ş</p>',
      status: 'draft',
      is_published: false,
      author_id: user,
      search_text: '',
      ...times,
    })
    .execute();
  await db
    .insertInto('gallery')
    .values({
      id: randomUUID(),
      title: 'Foto',
      image_url: picture,
      type: 'project',
      product_id: linked,
      color_id: color.id,
      search_text: '',
      ...times,
    })
    .execute();
  const message = randomUUID();
  await db
    .insertInto('messages')
    .values({
      id: message,
      name: 'Ali',
      email: 'ali@example.com',
      phone: '',
      message: 'Merhaba',
      search_text: '',
      ...times,
    })
    .execute();
  await db
    .insertInto('message_events')
    .values({ id: randomUUID(), message_id: message, at: now, user_email: 'a@example.com', action: 'note', text: 'ş' })
    .execute();
  await db
    .insertInto('consents')
    .values({
      id: randomUUID(),
      purpose: 'contact',
      email: 'ali@example.com',
      phone: null,
      status: 'given',
      text: 'evet',
      text_version: 'x',
      page: '/contact',
      given_at: now,
      withdrawn_at: null,
      withdrawn_by: null,
      message_id: message,
    })
    .execute();
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: randomUUID(), email: 'b@example.com', consent_text: 'evet', consented_at: now })
    .execute();
  await db.insertInto('redirects').values({ from_path: '/a', to_path: '/b', created_at: now }).execute();
  await db
    .insertInto('site_content')
    .values({ id: randomUUID(), key: 'site', content: '{"phone":"+90 216 555 11 22"}', ...times })
    .execute();
  await db
    .insertInto('daily_counts')
    .values({ id: randomUUID(), day: '2026-11-16', what: 'page', subject: '/products', color_id: '', count: 7 })
    .execute();
  const line = { user_id: user, user_email: 'a@example.com', action: 'create', entity: 'product', entity_id: null };
  await db
    .insertInto('activity')
    .values({ id: randomUUID(), at: now, title: 'Ürün', ...line })
    .execute();
  const deleted = randomUUID();
  await db
    .insertInto('versions')
    .values(
      [1, 2].map((number) => ({
        id: randomUUID(),
        entity: 'color',
        record_id: deleted,
        number,
        at: now,
        user_email: number === 1 ? null : 'a@example.com',
        action: number === 1 ? 'first' : 'delete',
        state: '{"name":"Ceviz \\"koyu\\""}',
      })),
    )
    .execute();
  await db
    .insertInto('version_pictures')
    .values({ id: randomUUID(), record_id: deleted, image_url: picture, last_number: 2 })
    .execute();
  await db
    .insertInto('bin')
    .values({ id: deleted, entity: 'color', title: 'Ceviz', deleted_at: now, user_email: 'a@example.com' })
    .execute();
  await db
    .insertInto('twoFactor')
    .values({ id: randomUUID(), secret: 'x', backupCodes: '[]', userId: user, verified: true } as never)
    .execute();
}

export async function rowsOf(db: Db) {
  const tables: Record<string, unknown[]> = {};
  for (const { name, key } of BACKUP_TABLES) {
    const rows: Record<string, unknown>[] = await db
      .selectFrom(name)
      .selectAll()
      .orderBy(key as never)
      .execute();
    for (const row of rows)
      for (const list of LIST_COLUMNS[name] ?? []) if (typeof row[list] === 'string') row[list] = JSON.parse(row[list]);
    tables[name] = rows;
  }
  return tables;
}

export async function hashesOf(store: Store) {
  const hashes: Record<string, string> = {};
  for await (const { path } of store.list()) {
    hashes[path] = createHash('sha256')
      .update((await store.get(path))?.bytes ?? '')
      .digest('hex');
  }
  return hashes;
}
