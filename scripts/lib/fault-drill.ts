import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#app/server/db/open.server.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import type { FaultLoad } from './fault-load.ts';

export interface Outage {
  /** From the moment the database accepts connections until /readyz answers 200. */
  recoveryMs: number;
  acknowledged: number;
  /** Messages that were confirmed to the sender but are not in the database. */
  lost: string[];
}

/**
 * Under load, kills PostgreSQL, starts it again and goes on. Each phase lasts for `seconds`, or longer on a busy machine: until
 * the site has answered at least one message.
 */
export async function runOutage(
  site: { url: string },
  postgres: TestPostgres,
  load: FaultLoad,
  { requestsPerSecond, seconds }: { requestsPerSecond: number; seconds: number },
): Promise<Outage> {
  const goOn = async () => {
    await wait(seconds * 1000);
    while (!load.answers[load.phase].message) await wait(20);
  };
  load.phase = 'before';
  load.start(requestsPerSecond);
  await goOn();
  load.phase = 'down';
  await postgres.crash();
  await goOn();
  await postgres.start();
  const started = performance.now();
  while (!(await isReady(site.url))) await wait(20);
  const recoveryMs = Math.round(performance.now() - started);
  load.phase = 'after';
  await goOn();
  await load.stop();

  const stored = await findMessages(postgres.url);
  const lost = [...load.acknowledged].filter((message) => !stored.has(message));
  return { recoveryMs, acknowledged: load.acknowledged.size, lost };
}

async function isReady(siteUrl: string): Promise<boolean> {
  return (await fetch(`${siteUrl}/readyz`)).status === 200;
}

async function findMessages(databaseUrl: string): Promise<Set<string>> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const rows = await db.selectFrom('messages').select('message').execute();
  await close();
  return new Set(rows.map(({ message }) => message));
}
