import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { sayMoment } from '#app/shared/dates.ts';
import { type Role, readRole } from '#app/shared/roles.ts';

export interface Person {
  id: string;
  email: string;
  /** Empty if none was entered. */
  name: string;
  role: Role;
  /** "Bugün 11:20", or null. */
  lastSignIn: string | null;
  posts: number;
}

export interface Invitation {
  id: string;
  email: string;
  role: Role;
  sentDaysAgo: number;
  /** Zero: expired. */
  daysLeft: number;
  /** The mail did not leave. */
  failed: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export async function findPeople(db: Db, now = new Date()): Promise<Person[]> {
  const users = await db
    .selectFrom('user')
    .select((eb) => [
      'id',
      'email',
      'name',
      'role',
      eb
        .selectFrom('activity')
        .select((inner) => inner.fn.max('at').as('at'))
        .whereRef('activity.user_id', '=', 'user.id')
        .where('action', '=', 'sign_in')
        .as('signed_in_at'),
      eb
        .selectFrom('blog_posts')
        .select((inner) => inner.fn.countAll().as('n'))
        .whereRef('blog_posts.author_id', '=', 'user.id')
        .as('posts'),
    ])
    .orderBy('email')
    .execute();
  return users.map(({ id, email, name, role, signed_in_at, posts }) => ({
    id,
    email,
    name: name === email ? '' : name,
    role: readRole(role),
    lastSignIn: signed_in_at ? capitalize(sayMoment(signed_in_at, now)) : null,
    posts: toCount(posts),
  }));
}

export async function findInvitations(db: Db, now = new Date()): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('sign_in_links')
    .select((eb) => [
      'id',
      'email',
      'role',
      'created_at',
      'expires_at',
      eb
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef('outbox.recipient', '=', 'sign_in_links.email')
        .where('kind', '=', 'invitation')
        .where('state', '=', 'failed')
        .whereRef('outbox.created_at', '>=', 'sign_in_links.created_at')
        .limit(1)
        .as('failed'),
    ])
    .where('purpose', '=', 'invitation')
    .orderBy('email')
    .execute();
  return rows.map(({ id, email, role, created_at, expires_at, failed }) => ({
    id,
    email,
    role: readRole(role),
    sentDaysAgo: Math.floor((now.getTime() - Date.parse(created_at)) / DAY_MS),
    daysLeft: Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / DAY_MS)),
    failed: failed !== null,
  }));
}

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
