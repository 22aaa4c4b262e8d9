import { randomUUID } from 'node:crypto';

/** A signed-in admin, for services that record who made a change. */
export const someone = (name = 'personel') => ({ id: randomUUID(), email: `${name}@example.com` });

export const STAFF = someone();
