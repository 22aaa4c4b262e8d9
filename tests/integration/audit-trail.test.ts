import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '#app/features/blog/record.server.ts';
import { setPostPublished } from '#app/features/blog/service.server.ts';
import { colors } from '#app/features/colors/record.server.ts';
import { setColorVisible } from '#app/features/colors/service.server.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { deleteMessage, restoreMessage } from '#app/features/messages/admin-service.server.ts';
import { insertMessage } from '#app/features/messages/queries.server.ts';
import { resendMessage } from '#app/features/messages/service.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { moveProduct } from '#app/features/products/reorder.server.ts';
import { cloneProduct } from '#app/features/products/service.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import { cloneProject } from '#app/features/projects/service.server.ts';
import { endOtherSessions, endSession } from '#app/server/auth/sessions.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { eraseFromBin } from '#app/server/records/bin.server.ts';
import { restoreRecord, revertRecord } from '#app/server/records/restore.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { startFormService } from '#tests/support/form-service.ts';
import { STAFF } from '#tests/support/staff.ts';

const lists = { features: [], technical_specs: [], faq: [], images: [], measures: null };
const product = () => ({
  ...{ title: 'Masif Deck', slug: randomUUID(), category: 'deck' as const, description: 'Dolu gövde', ...lists },
  ...{ display_order: 1, is_active: true, main_image: null, faq_image: null },
});
const project = {
  ...{ title: 'Teras', description: 'Geniş', location: 'Beykoz', completion_date: '2025-06-01T00:00:00.000Z' },
  ...{ images: ['https://example.com/a.jpg'], features: [], specifications: [], products: [], is_active: true },
};
const post = () => ({ title: `Yazı ${randomUUID()}`, content: '<p>a</p>', image_url: null, status: 'draft' as const });
const item = {
  title: 'Bahçe',
  description: '',
  image_url: 'https://example.com/a.jpg',
  type: 'product' as const,
  product_id: null,
  color_id: null,
  is_active: true,
};
const color = { name: 'Teak', hex_code: '#9a6a3f' };
const visitor = { name: 'Ali', email: 'ali@example.com', phone: '0555', message: 'Merhaba' };

let form: Awaited<ReturnType<typeof startFormService>>;
beforeAll(async () => {
  form = await startFormService();
});
afterAll(() => form.stop());

onEachEngine('the audit trail of', (opened) => {
  const db = () => opened().database.db;
  const idOf = <T extends { ok: true; id: string } | { ok: false }>(saved: T) => {
    if (!saved.ok) throw new Error('not saved');
    return saved.id;
  };
  const newProduct = async () => idOf(await createRecord(db(), products, STAFF, product()));
  const newProject = async () => idOf(await createRecord(db(), projects, STAFF, project));
  const newPost = async () => idOf(await createRecord(db(), posts, STAFF, post()));
  const newItem = async () => idOf(await createRecord(db(), galleryItems, STAFF, item));
  const newColor = async () => idOf(await createRecord(db(), colors, STAFF, color));
  const newMessage = async () => (await insertMessage(db(), { ...visitor, kind: 'message', details: {} })).id;
  const binnedProduct = async () => binned(await newProduct(), (id) => deleteRecord(db(), products, STAFF, id));
  const binnedMessage = async () => binned(await newMessage(), (id) => deleteMessage(db(), STAFF, id));
  const binned = async (id: string, remove: (id: string) => Promise<unknown>) => {
    await remove(id);
    return id;
  };
  const nothing = async () => '';

  type Change = (id: string) => Promise<unknown>;
  const changes: [line: string, prepare: () => Promise<string>, change: Change][] = [
    ['create product', nothing, newProduct],
    ['update product', newProduct, (id) => updateRecord(db(), products, STAFF, id, product(), null)],
    ['clone product', newProduct, (id) => cloneProduct(db(), STAFF, id)],
    ['reorder product', newProduct, (id) => moveProduct(db(), STAFF, id, { to: 1 })],
    ['delete product', newProduct, (id) => deleteRecord(db(), products, STAFF, id)],
    ['revert product', newProduct, (id) => revertRecord(db(), products, STAFF, id, 1)],
    ['restore product', binnedProduct, (id) => restoreRecord(db(), products, STAFF, id)],
    ['erase product', binnedProduct, (id) => eraseFromBin(db(), STAFF, id)],
    ['create project', nothing, newProject],
    ['update project', newProject, (id) => updateRecord(db(), projects, STAFF, id, project, null)],
    ['clone project', newProject, (id) => cloneProject(db(), STAFF, id)],
    ['delete project', newProject, (id) => deleteRecord(db(), projects, STAFF, id)],
    ['create post', nothing, newPost],
    ['update post', newPost, (id) => updateRecord(db(), posts, STAFF, id, post(), null)],
    ['publish post', newPost, (id) => setPostPublished(db(), STAFF, id, true)],
    ['delete post', newPost, (id) => deleteRecord(db(), posts, STAFF, id)],
    ['create gallery', nothing, newItem],
    ['update gallery', newItem, (id) => updateRecord(db(), galleryItems, STAFF, id, item, null)],
    ['delete gallery', newItem, (id) => deleteRecord(db(), galleryItems, STAFF, id)],
    ['create color', nothing, newColor],
    ['update color', newColor, (id) => updateRecord(db(), colors, STAFF, id, { ...color, name: 'Tik' }, null)],
    ['hide color', newColor, (id) => setColorVisible(db(), STAFF, id, false)],
    ['delete color', newColor, (id) => deleteRecord(db(), colors, STAFF, id)],
    ['send message', newMessage, (id) => resendMessage(db(), STAFF, id, { url: form.url })],
    ['delete message', newMessage, (id) => deleteMessage(db(), STAFF, id)],
    ['restore message', binnedMessage, (id) => restoreMessage(db(), STAFF, id)],
    ['erase message', binnedMessage, (id) => eraseFromBin(db(), STAFF, id)],
    ['end_session account', () => insertSession(db()), (id) => endSession(db(), STAFF, id)],
    ['end_session account', () => insertSession(db()), () => endOtherSessions(db(), STAFF, randomUUID())],
  ];

  describe.each(changes)('"%s"', (line, prepare, change) => {
    it('has one line, by the one who did it', async () => {
      const id = await prepare();
      const before = await countLines(db(), line);
      await change(id);
      expect(await countLines(db(), line)).toBe(before + 1);
    });

    it('is no change at all when the line cannot be written', async () => {
      const id = await prepare();
      const before = await readAll(db());
      await sql`alter table activity rename to activity_away`.execute(db());
      try {
        await expect(change(id)).rejects.toThrow(/activity/);
      } finally {
        await sql`alter table activity_away rename to activity`.execute(db());
      }
      expect(await readAll(db())).toEqual(before);
    });
  });
});

async function countLines(db: Db, line: string): Promise<number> {
  const [action = '', entity = ''] = line.split(' ');
  const rows = await db
    .selectFrom('activity')
    .select('id')
    .where('action', '=', action)
    .where('entity', '=', entity)
    .where('user_email', '=', STAFF.email)
    .execute();
  return rows.length;
}

async function readAll(db: Db) {
  const tables = [
    'products',
    'product_images',
    'projects',
    'blog_posts',
    'gallery',
    'colors',
    'messages',
    'versions',
    'bin',
  ] as const;
  const rows: Record<string, unknown[]> = {};
  for (const table of [...tables, 'session'] as const) {
    rows[table] = await db.selectFrom(table).selectAll().orderBy('id').execute();
  }
  return rows;
}

async function insertSession(db: Db): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const user = { ...STAFF, name: 'Personel', emailVerified: true, image: null, twoFactorEnabled: null };
  await db
    .insertInto('user')
    .values({ ...user, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const times = { expiresAt: now, createdAt: now, updatedAt: now };
  await db
    .insertInto('session')
    .values({ id, token: id, userId: STAFF.id, ipAddress: null, userAgent: null, ...times })
    .execute();
  return id;
}
