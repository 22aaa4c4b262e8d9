import { randomUUID } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { posts } from '#app/features/blog/record.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { eraseFromBin } from '#app/server/records/bin.server.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import { createRecord, deleteRecord } from '#app/server/records/save.server.ts';
import { addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF, someone } from '#tests/support/staff.ts';
import { checkPublish, PAST_MOMENT, type Publishing, publishValues, readPublishForm } from './publish-choice.ts';
import { publishPost } from './publish-post.server.ts';
import { findSchedule } from './queries.server.ts';
import { NO_TIME, PAST, readMoment, writeDistance } from './schedule.ts';
import { makeDueChanges, setSchedule } from './service.server.ts';

const MINUTE_MS = 60_000;
const soon = new Date(Date.now() + MINUTE_MS).toISOString();
const later = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
const at = (iso: string) => new Date(iso);

onEachEngine('a schedule', (opened) => {
  const db = () => opened().database.db;
  const isActive = async (id: string) =>
    (await db().selectFrom('products').select('is_active').where('id', '=', id).executeTakeFirstOrThrow()).is_active;
  const auditOf = async (id: string) => {
    const lines = db().selectFrom('activity').select(['action', 'user_email']).where('entity_id', '=', id);
    return (await lines.orderBy('at').execute()).map(({ action, user_email }) => `${action} ${user_email}`);
  };
  const hiddenProduct = () => addProduct(db(), 'Bekleyen', { is_active: false });

  it('shows a product at its time, not before, and hides it again, in the name of who wanted it', async () => {
    const { id } = await hiddenProduct();
    expect(await setSchedule(db(), STAFF, { kind: 'product', id }, { show: soon, hide: later })).toBe(true);
    await makeDueChanges(db());
    expect(await isActive(id)).toBe(false);
    await makeDueChanges(db(), at(soon));
    expect([await isActive(id), await findSchedule(db(), 'product', id)]).toEqual([true, { hide: later }]);
    await makeDueChanges(db(), at(later));
    expect([await isActive(id), await findSchedule(db(), 'product', id)]).toEqual([false, {}]);
    expect(await auditOf(id)).toEqual([`show ${STAFF.email}`, `hide ${STAFF.email}`]);
  });

  it('is made up for in order when no process was running meanwhile', async () => {
    const { id } = await hiddenProduct();
    await setSchedule(db(), STAFF, { kind: 'product', id }, { show: soon, hide: later });
    await makeDueChanges(db(), new Date(Date.now() + 60 * MINUTE_MS));
    expect([await isActive(id), await auditOf(id)]).toEqual([false, [`show ${STAFF.email}`, `hide ${STAFF.email}`]]);
  });

  it('is followed once, however many processes look at it', async () => {
    const { id } = await hiddenProduct();
    await setSchedule(db(), STAFF, { kind: 'product', id }, { show: soon });
    await Promise.all(Array.from({ length: 6 }, () => makeDueChanges(db(), at(soon))));
    expect([await isActive(id), await auditOf(id)]).toEqual([true, [`show ${STAFF.email}`]]);
  });

  it('of two people who set it at once is one of the two, whole; of a record that is deleted meanwhile, nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await hiddenProduct();
      const subject = { kind: 'product' as const, id };
      const both = [{ show: soon, hide: later }, { show: later }];
      expect(await Promise.all(both.map((one) => setSchedule(db(), STAFF, subject, one)))).toEqual([true, true]);
      expect(both).toContainEqual(await findSchedule(db(), 'product', id));
      await Promise.all([
        deleteRecord(db(), products, STAFF, id),
        setSchedule(db(), STAFF, subject, { show: soon }),
        makeDueChanges(db(), at(soon)),
      ]);
      await makeDueChanges(db(), at(later));
      expect([await findSchedule(db(), 'product', id), await findRecord(db(), products, id, STAFF)]).toEqual([
        {},
        undefined,
      ]);
    }
  });

  it('outdates the cached pages that show the record', async () => {
    const { changes } = opened().database;
    const { id } = await hiddenProduct();
    await setSchedule(db(), STAFF, { kind: 'product', id }, { show: soon });
    const before = changes.version;
    await makeDueChanges(db(), at(soon));
    expect(changes.version).toBeGreaterThan(before);
  });

  it('can be changed and taken back, and ends quietly with its record', async () => {
    const { id } = await hiddenProduct();
    await setSchedule(db(), STAFF, { kind: 'product', id }, { show: soon });
    await setSchedule(db(), STAFF, { kind: 'product', id }, { show: later });
    expect(await findSchedule(db(), 'product', id)).toEqual({ show: later });
    await setSchedule(db(), STAFF, { kind: 'product', id }, {});
    expect(await findSchedule(db(), 'product', id)).toEqual({});
    await setSchedule(db(), STAFF, { kind: 'product', id }, { show: soon });
    await db().deleteFrom('products').where('id', '=', id).execute();
    await makeDueChanges(db(), at(soon));
    expect(await findSchedule(db(), 'product', id)).toEqual({});
  });

  it('publishes a post, which only its author can schedule', async () => {
    const author = someone();
    const input = { title: `Yazı ${randomUUID()}`, content: '<p>a</p>', image_url: null, status: 'draft' as const };
    const created = await createRecord(db(), posts, author, input);
    if (!created.ok) throw new Error(created.reason);
    const subject = { kind: 'post' as const, id: created.id };
    expect(await setSchedule(db(), STAFF, subject, { show: soon })).toBe(false);
    expect(await setSchedule(db(), author, subject, { show: soon })).toBe(true);
    await makeDueChanges(db(), at(soon));
    const row = db().selectFrom('blog_posts').select(['is_published', 'published_at']).where('id', '=', created.id);
    expect(await row.executeTakeFirst()).toMatchObject({ is_published: true, published_at: expect.any(String) });
    expect(await auditOf(created.id)).toEqual([`create ${author.email}`, `publish ${author.email}`]);
    await deleteRecord(db(), posts, author, created.id);
  });

  it('is chosen in the form of a post: not yet, at once, later, or left as it is', async () => {
    const author = someone();
    const input = { title: `Yazı ${randomUUID()}`, content: '<p>a</p>', image_url: null, status: 'draft' as const };
    const created = await createRecord(db(), posts, author, input);
    if (!created.ok) throw new Error(created.reason);
    const { id } = created;
    const choose = async (publishing: Publishing) => {
      await publishPost(db(), author, id, publishing);
      const row = db().selectFrom('blog_posts').select('is_published').where('id', '=', id).executeTakeFirst();
      return [(await row)?.is_published, await findSchedule(db(), 'post', id)];
    };
    expect(await choose({ choice: 'later', at: soon })).toEqual([false, { show: soon }]);
    expect(await choose(null)).toEqual([false, { show: soon }]);
    expect(await choose({ choice: 'now' })).toEqual([true, {}]);
    await setSchedule(db(), author, { kind: 'post', id }, { hide: later });
    expect(await choose({ choice: 'now' })).toEqual([true, { hide: later }]);
    expect(await choose({ choice: 'later', at: soon })).toEqual([false, { show: soon, hide: later }]);
    expect(await choose({ choice: 'draft' })).toEqual([false, { hide: later }]);
    const beyond = new Date(Date.parse(later) + MINUTE_MS).toISOString();
    expect(await choose({ choice: 'later', at: beyond })).toEqual([false, { show: beyond }]);
    await deleteRecord(db(), posts, author, id);
  });

  it('goes with a record that is erased', async () => {
    const { id } = await addProduct(db(), 'Silinen');
    await setSchedule(db(), STAFF, { kind: 'product', id }, { show: soon });
    await deleteRecord(db(), products, STAFF, id);
    expect(await findSchedule(db(), 'product', id)).toEqual({ show: soon });
    await eraseFromBin(db(), STAFF, id);
    expect(await findSchedule(db(), 'product', id)).toEqual({});
  });

  it('of something that is so already changes nothing', async () => {
    const { id } = await addProduct(db(), 'Görünen');
    await setSchedule(db(), STAFF, { kind: 'product', id }, { show: soon });
    await makeDueChanges(db(), at(soon));
    expect([await auditOf(id), await findSchedule(db(), 'product', id)]).toEqual([[], {}]);
  });
});

test('the form of a post says when it is shown, and what is wrong with the time', () => {
  const now = new Date('2026-11-16T06:00:00.000Z');
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return checkPublish(readPublishForm(form), now);
  };
  expect(read({})).toEqual({ publishing: null });
  expect(read({ publish: 'hemen' })).toEqual({ publishing: null });
  expect(read({ publish: 'now', publish_day: 'x' })).toEqual({ publishing: { choice: 'now' } });
  const later = { publish: 'later', publish_day: '2026-11-18', publish_clock: '09:00' };
  expect(read(later)).toEqual({ publishing: { choice: 'later', at: '2026-11-18T06:00:00.000Z' } });
  expect(read({ ...later, publish_day: '2026-11-15' })).toEqual({ error: PAST_MOMENT });
  expect(read({ publish: 'later' })).toEqual({ error: NO_TIME });
  expect(publishValues({ is_published: false }, { show: '2026-11-18T06:00:00.000Z' })).toEqual(later);
  expect(publishValues({ is_published: true }, {})).toMatchObject({ publish: 'now' });
  const minute = 60_000;
  expect([60 * 60 * minute, 24 * 60 * minute, 185 * minute, 60 * minute, 1].map(writeDistance)).toEqual([
    '2 gün 12 saat',
    '1 gün',
    '3 saat 5 dakika',
    '1 saat',
    '1 dakika',
  ]);
});

test('a moment is one of Istanbul, and ahead', () => {
  const now = new Date('2026-11-16T06:00:00.000Z');
  expect(readMoment('2026-11-18', '09:00', now)).toEqual({ at: '2026-11-18T06:00:00.000Z' });
  expect(readMoment('2026-11-16', '09:00', now)).toEqual({ error: PAST });
  expect(readMoment('2026-11-16', '09:01', now)).toEqual({ at: '2026-11-16T06:01:00.000Z' });
  for (const [day, clock] of [
    ['', ''],
    ['2026-02-30', '09:00x'],
    ['2026-11-18', ''],
    ['2027-02-30', '09:00'],
    ['2026-11-18', '24:00'],
    ['2026-11-18', '09:00:30'],
    ['9999-01-01', '09:00'],
  ] as const)
    expect(readMoment(day, clock, now)).toEqual({ error: NO_TIME });
});
