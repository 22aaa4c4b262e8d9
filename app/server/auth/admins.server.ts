import type { Db } from '#app/server/db/schema.ts';
import type { Role } from '#app/shared/roles.ts';
import type { Auth } from './create-auth.server.ts';
import { findPasswordProblem, PASSWORD_MAX, PASSWORD_MIN } from './password-rules.server.ts';
import { makeReadable } from './readable.server.ts';
import { voidResetLinks } from './reset-links.server.ts';
import { removeAccount, setRole } from './roles.server.ts';

export class AdminError extends Error {}

/** Sign-up is closed, so this is the only way to add an admin. `generated`: the password was not chosen by its owner. */
export async function createAdmin(
  auth: Auth,
  email: string,
  password: string,
  generated = false,
  role: Role = 'manager',
): Promise<string> {
  const address = email.trim().toLowerCase();
  await checkPassword(auth, address, password);
  const { internalAdapter, password: hasher } = await auth.$context;
  if (await internalAdapter.findUserByEmail(address)) throw new AdminError(`${address} is already an admin.`);
  const hash = await hasher.hash(password);
  const user = await internalAdapter.createUser(
    { email: address, name: address, emailVerified: true, hasGeneratedPassword: generated, role },
    { method: 'email-password' },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: hash,
  });
  return user.id;
}

/** Sets a new password and ends every session of that admin. */
export async function setAdminPassword(auth: Auth, email: string, password: string, generated = false): Promise<void> {
  await checkPassword(auth, email, password);
  const { internalAdapter, password: hasher } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
  if (!found) throw new AdminError(`${email} is not an admin.`);
  await internalAdapter.updatePassword(found.user.id, await hasher.hash(password));
  await internalAdapter.updateUser(found.user.id, { hasGeneratedPassword: generated });
  await internalAdapter.deleteUserSessions(found.user.id);
}

export async function removeAdmin(db: Db, email: string): Promise<void> {
  const id = await findIdOf(db, email);
  const removed = await db.transaction().execute((trx) => removeAccount(trx, id));
  if (!removed.ok) throw new AdminError('The last admin who manages people cannot be removed.');
}

export async function setAdminRole(db: Db, email: string, role: Role): Promise<void> {
  const id = await findIdOf(db, email);
  const changed = await db.transaction().execute((trx) => setRole(trx, id, role));
  if (!changed.ok) throw new AdminError('The last admin who manages people cannot become an editor.');
}

async function findIdOf(db: Db, email: string): Promise<string> {
  const address = email.trim().toLowerCase();
  const user = await db.selectFrom('user').select('id').where('email', '=', address).executeTakeFirst();
  if (!user) throw new AdminError(`${email} is not an admin.`);
  return user.id;
}

/** For a lost laptop, or a doubt: reset links end, too. `undefined` stands for every admin. Returns how many sessions there were. */
export async function endSessionsOf(db: Db, email: string | undefined): Promise<number> {
  const address = email?.trim().toLowerCase();
  const id = address ? await findIdOf(db, address) : undefined;
  await voidResetLinks(db, id);
  const ended = await db
    .deleteFrom('session')
    .$if(id !== undefined, (query) => query.where('userId', '=', id ?? ''))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

export function listAdmins(db: Db) {
  return db.selectFrom('user').select(['id', 'email', 'role']).orderBy('email').execute();
}

async function checkPassword(auth: Auth, email: string, password: string) {
  const problem = await findPasswordProblem(password, { email, siteName: auth.options.appName });
  if (problem === 'length') throw new AdminError(`A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  if (problem === 'common')
    throw new AdminError('This password is one of the first that are guessed. Choose another one.');
  if (problem === 'own-words')
    throw new AdminError('This password is made of words that anybody here would try. Choose another one.');
}

/** For an admin who lost telephone and backup codes, or whose secret was encrypted with another session secret. */
export async function turnSecondFactorOff(db: Db, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('user').select('id').where('email', '=', address).executeTakeFirst();
    if (!user) throw new AdminError(`${email} is not an admin.`);
    await trx.deleteFrom('twoFactor').where('userId', '=', user.id).execute();
    await trx.updateTable('user').set({ twoFactorEnabled: false }).where('id', '=', user.id).execute();
  });
}

export const generatePassword = () => makeReadable(4, 5);
