import { href } from 'react-router';
import { findContentHistory } from '#app/features/content/record.server.ts';
import { db } from '#app/server/db.server.ts';

/** Where the earlier states of a part of the site are; null while there are none. */
export async function findHistoryAddress(key: string): Promise<string | null> {
  const id = await findContentHistory(db, key);
  return id && href('/admin/history/:kind/:id', { kind: 'site', id });
}
