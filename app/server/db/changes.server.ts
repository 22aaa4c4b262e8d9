import pg from 'pg';
import { log } from '#app/server/log.server.ts';

export const CHANGE_CHANNEL = 'public_content_changed';

/** Tells when public content may have changed. Announcing once too often is harmless. */
export class ContentChanges {
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #heard = true;

  /** Differs between two moments if public content may have changed between them. */
  get version() {
    return this.#version;
  }

  /** False while changes made by other processes cannot be heard; no page may be cached then. */
  get trustworthy() {
    return this.#heard;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
const HEARTBEAT_MS = 3_000;
const CONNECT_LIMIT_MS = 5_000;

/**
 * Hears what other processes on the same PostgreSQL change (triggers notify it), and says so when it cannot hear. A
 * heartbeat finds connections that died without a word, which TCP alone reports only after hours.
 */
export async function listenForChanges(
  url: string,
  changes: ContentChanges,
  heartbeatMs = HEARTBEAT_MS,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: heartbeatMs,
    });
    next.on('notification', () => changes.announce());
    next.on('error', (error) => log.warn({ err: error }, 'lost the connection that hears content changes'));
    next.on('end', lose);
    try {
      await next.connect();
      await next.query(`listen ${CHANGE_CHANNEL}`);
      client = next;
      heartbeat = setInterval(() => next.query('select 1').catch(() => next.end()), heartbeatMs);
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
    clearInterval(heartbeat);
    if (stopped) return;
    changes.setHeard(false);
    retry = setTimeout(connect, RETRY_MS);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    clearInterval(heartbeat);
    await client?.end();
  };
}
