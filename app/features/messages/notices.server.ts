import { findContentRow, findSite } from '#app/features/content/queries.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { log } from '#app/server/log.server.ts';
import { NOTICES_KEY, type Notices, storedNotices } from './notices.ts';

/**
 * As staff saved it. Until then the company's own address is told of everything, unless a form service does that already; visitors
 * are told nothing.
 */
export async function findNotices(
  db: Db,
  { formService }: { formService: boolean },
): Promise<{ notices: Notices; savedAt: string | null }> {
  const row = await findContentRow(db, NOTICES_KEY);
  const stored = row && readStored(row.content);
  if (stored) return { notices: stored, savedAt: row.updated_at };
  const to = formService ? [] : [(await findSite(db)).email];
  const recipients = { message: to, offer: to, sample: to };
  return { notices: { recipients, confirm: false, doubleOptIn: false }, savedAt: row?.updated_at ?? null };
}

function readStored(content: string): Notices | undefined {
  try {
    return storedNotices.parse(JSON.parse(content));
  } catch (error) {
    log.error({ err: error, key: NOTICES_KEY }, 'stored site content cannot be read; its default is used');
    return undefined;
  }
}
