import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type Role, readRole } from '#app/shared/roles.ts';

export type RoleChange<T> = ({ ok: true } & T) | { ok: false; reason: 'not-found' | 'last-manager' };

/** Call it in a transaction. Of two requests that would leave nobody who may manage people, the second is refused. */
export async function setRole(
  trx: Db,
  userId: string,
  role: Role,
): Promise<RoleChange<{ before: Role; email: string }>> {
  const user = await lockAndFind(trx, userId);
  if (!user) return { ok: false, reason: 'not-found' };
  if (role !== 'manager' && (await isLastManager(trx, user))) return { ok: false, reason: 'last-manager' };
  await trx.updateTable('user').set({ role }).where('id', '=', userId).execute();
  return { ok: true, before: user.role, email: user.email };
}

/** Call it in a transaction. Sessions, drafts and the second factor go with the account; what it wrote stays. */
export async function removeAccount(trx: Db, userId: string): Promise<RoleChange<{ email: string }>> {
  const user = await lockAndFind(trx, userId);
  if (!user) return { ok: false, reason: 'not-found' };
  if (await isLastManager(trx, user)) return { ok: false, reason: 'last-manager' };
  await trx.deleteFrom('user').where('id', '=', userId).execute();
  return { ok: true, email: user.email };
}

async function lockAndFind(trx: Db, userId: string) {
  await lockForWriting(trx, 'people');
  const user = await trx.selectFrom('user').select(['id', 'email', 'role']).where('id', '=', userId).executeTakeFirst();
  return user && { ...user, role: readRole(user.role) };
}

async function isLastManager(trx: Db, user: { id: string; role: Role }): Promise<boolean> {
  if (user.role !== 'manager') return false;
  const another = await trx
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'manager')
    .where('id', '!=', user.id)
    .limit(1)
    .executeTakeFirst();
  return another === undefined;
}
