import { createInterface } from 'node:readline/promises';
import {
  AdminError,
  createAdmin,
  endSessionsOf,
  generatePassword,
  listAdmins,
  removeAdmin,
  setAdminPassword,
  setAdminRole,
  turnSecondFactorOff,
} from '#app/server/auth/admins.server.ts';
import { auth } from '#app/server/auth.server.ts';
import { database, db } from '#app/server/db.server.ts';
import type { Role } from '#app/shared/roles.ts';

const USAGE = `npm run admin -- list
npm run admin -- add EMAIL [ROLE] adds an admin with a new password; ROLE is manager (does everything) or editor
npm run admin -- role EMAIL ROLE  makes an admin a manager or an editor
npm run admin -- password EMAIL   sets a new password and ends that admin's sessions and reset links
npm run admin -- remove EMAIL     removes an admin
npm run admin -- sign-out EMAIL   ends that admin's sessions and reset links; "sign-out all" those of every admin
npm run admin -- code-off EMAIL   turns the second step of signing in off, for a lost telephone
The password is read from standard input when something is piped in; otherwise one is made and printed.`;

const [command, email = '', givenRole] = process.argv.slice(2);
try {
  await run();
} catch (error) {
  if (!(error instanceof AdminError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
}

async function run() {
  if (command === 'list') {
    for (const admin of await listAdmins(db)) console.log(`${admin.email} ${admin.role}`);
    return;
  }
  if (command === 'sign-out' && email) {
    const ended = await endSessionsOf(db, email === 'all' ? undefined : email);
    return console.log(`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`);
  }
  if (!email.includes('@') || !['add', 'role', 'password', 'remove', 'code-off'].includes(command ?? ''))
    throw new AdminError(USAGE);
  if (command === 'role') {
    const role = readRoleArgument();
    await setAdminRole(db, email, role);
    return console.log(`${email} is ${role === 'manager' ? 'a manager' : 'an editor'}.`);
  }
  if (command === 'remove') {
    await removeAdmin(db, email);
    return console.log(`${email} is removed.`);
  }
  if (command === 'code-off') {
    await turnSecondFactorOff(db, email);
    return console.log(`${email} signs in with the password alone.`);
  }
  const given = await readPipedPassword();
  const password = given ?? generatePassword();
  if (command === 'add') await createAdmin(auth, email, password, !given, givenRole ? readRoleArgument() : 'manager');
  else {
    await setAdminPassword(auth, email, password, !given);
    await endSessionsOf(db, email);
  }
  console.log(given ? `Done: ${email}` : `Done: ${email}\nPassword: ${password}`);
}

function readRoleArgument(): Role {
  if (givenRole === 'manager' || givenRole === 'editor') return givenRole;
  throw new AdminError(USAGE);
}

async function readPipedPassword(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined;
  for await (const line of createInterface({ input: process.stdin })) if (line) return line;
  return undefined;
}
