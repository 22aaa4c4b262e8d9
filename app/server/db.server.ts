import { openDatabase } from '#app/server/db/open.server.ts';
import { env } from '#app/server/env.server.ts';

/** The database of this installation. Queries take `db` as their first argument, so tests can hand them another one. */
export const database = await openDatabase(env);
export const db = database.db;
