import pg from 'pg';
import { log } from '#app/server/log.server.ts';
import type { Change } from './topics.server.ts';

export const CHANGE_CHANNEL = 'public_content_changed';

/** Tells which public content may have changed. Announcing too much is harmless. */
export class ContentChanges {
  readonly #listeners = new Set<(change: Change) => void>();
  #version = 0;
  #listening = true;

  /** Differs between two moments if public content may have changed between them. */
  get version() {
    return this.#version;
  }

  /** False while notifications of other processes cannot arrive; pages must not be cached then. */
  get trustworthy() {
    return this.#listening;
  }

  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  announce(change: Change = 'everything') {
    this.#version += 1;
    for (const listener of this.#listeners) listener(change);
  }

  setListening(listening: boolean) {
    this.#listening = listening;
    this.announce();
  }
}

const RETRY_MS = 1_000;
const HEARTBEAT_MS = 3_000;
const CONNECT_LIMIT_MS = 5_000;

/**
 * Listens for changes that other processes make on the same PostgreSQL; triggers send the notifications. While it cannot
 * listen, `changes` is marked as not trustworthy. The heartbeat detects half-open connections, which TCP reports only
 * after hours. `isOwn` tells by the id of a connection whether this process has written through it: then the change was
 * announced before the write returned, and announcing it again would make pages anew twice.
 */
export async function listenForChanges(
  url: string,
  changes: ContentChanges,
  { heartbeatMs = HEARTBEAT_MS, isOwn = (_: number): boolean => false } = {},
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
    next.on('notification', ({ processId, payload }) => {
      // Triggers of an older version name no topic.
      if (!isOwn(processId)) changes.announce(payload ? new Set([payload]) : 'everything');
    });
    next.on('error', (error) => log.warn({ err: error }, 'lost the connection that hears content changes'));
    next.on('end', lose);
    try {
      await next.connect();
      await next.query(`listen ${CHANGE_CHANNEL}`);
      client = next;
      heartbeat = setInterval(() => next.query('select 1').catch(() => next.end()), heartbeatMs);
      changes.setListening(true);
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
    changes.setListening(false);
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
