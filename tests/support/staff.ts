import { randomUUID } from 'node:crypto';

/** Somebody signed in, for services that note who did it. */
export const someone = (name = 'personel') => ({ id: randomUUID(), email: `${name}@example.com` });

export const STAFF = someone();
