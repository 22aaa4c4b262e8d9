import type { Kysely } from 'kysely';
import { engineOf } from '#app/server/db/engine.server.ts';
import { forgetDeletedWords, indexWords } from './word-index.ts';

// A search of the inbox on SQLite read the texts of all messages.
export async function up(db: Kysely<unknown>) {
  if (engineOf(db) === 'postgres') return;
  await indexWords(db, 'messages', 'message');
  await forgetDeletedWords(db, 'message');
}
