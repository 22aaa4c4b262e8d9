import pg from 'pg';
import { log } from '#app/server/log.server.ts';
import { PUBLIC_TABLES } from './schema.ts';

const WRITE = /^\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)"?/i;
export const CHANGE_CHANNEL = 'public_content_changed';

/**
 * Tells when public content has changed. Every statement passes by here: a write to a public table counts at once, and
 * every commit counts too, because a reader in between may have seen the old rows. Counting once too often is harmless.
 */
export class ContentChanges {
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #heard = true;

  /** Differs between two moments if public content may have changed between them. */
  get version() {
    return this.#version;
  }

  /** False while changes made by other processes cannot be heard; nothing may be kept then. */
  get trustworthy() {
    return this.#heard;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  noteStatement(sql: string) {
    if (sql === 'commit') return this.announce();
    const table = WRITE.exec(sql)?.[1];
    if (table && PUBLIC_TABLES.has(table)) this.announce();
  }

  announce() {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  setHeard(heard: boolean) {
    this.#heard = heard;
    this.announce();
  }
}

const RETRY_MS = 1_000;

/** Hears what other processes on the same PostgreSQL change (triggers send it), and says so when it cannot hear. */
export async function listenForChanges(url: string, changes: ContentChanges): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', () => changes.announce());
    next.on('error', (error) => log.warn({ err: error }, 'lost the connection that hears content changes'));
    next.on('end', lose);
    try {
      await next.connect();
      await next.query(`listen ${CHANGE_CHANNEL}`);
      client = next;
      changes.setHeard(true);
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for content changes');
      next.removeListener('end', lose);
      await next.end().catch(() => {});
      lose();
    }
  }

  function lose() {
    client = undefined;
    if (stopped) return;
    changes.setHeard(false);
    retry = setTimeout(connect, RETRY_MS);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
