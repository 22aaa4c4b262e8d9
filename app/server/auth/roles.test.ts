import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { Role } from '#app/shared/roles.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { removeAccount, setRole } from './roles.server.ts';

onEachEngine('roles', (opened) => {
  let db: Db;
  const add = async (role: Role) => {
    const id = randomUUID();
    const now = new Date().toISOString();
    await db
      .insertInto('user')
      .values({
        id,
        name: id,
        email: `${id}@example.com`,
        role,
        createdAt: now,
        updatedAt: now,
        emailVerified: 1,
      } as never)
      .execute();
    return id;
  };
  const demote = (id: string, from: Db = db) => from.transaction().execute((trx) => setRole(trx, id, 'editor'));
  const remove = (id: string, from: Db = db) => from.transaction().execute((trx) => removeAccount(trx, id));

  beforeEach(async () => {
    db = opened().database.db;
    await db.deleteFrom('user').execute();
  });

  it('accounts that were there before roles manage', async () => {
    const id = randomUUID();
    const now = new Date().toISOString();
    await db
      .insertInto('user')
      .values({ id, name: id, email: 'eski@example.com', createdAt: now, updatedAt: now, emailVerified: 1 } as never)
      .execute();
    expect(await db.selectFrom('user').select('role').execute()).toEqual([{ role: 'manager' }]);
  });

  it('the last who manages can be neither removed nor made an editor', async () => {
    const [last, editor] = [await add('manager'), await add('editor')];
    expect(await demote(last)).toEqual({ ok: false, reason: 'last-manager' });
    expect(await remove(last)).toEqual({ ok: false, reason: 'last-manager' });
    expect(await remove(editor)).toMatchObject({ ok: true });
    expect(await remove(editor)).toEqual({ ok: false, reason: 'not-found' });
  });

  it('nor by two requests at once, of two processes', async () => {
    const other: Database = await openDatabase(opened().settings);
    for (const [first, second] of [
      [demote, demote],
      [remove, demote],
      [remove, remove],
    ] as const) {
      await db.deleteFrom('user').execute();
      const [a, b] = [await add('manager'), await add('manager')];
      const answers = await Promise.all([first(a), second(b, other.db)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await db.selectFrom('user').select('id').where('role', '=', 'manager').execute()).toHaveLength(1);
    }
    await other.close();
  });
});
