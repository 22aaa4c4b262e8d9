import { sql } from 'kysely';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { store } from '#app/server/store.server.ts';

/** Ready: database and store answer. A load balancer sends visitors elsewhere while this says 503. */
export async function loader() {
  const checks = { database: sql`select 1`.execute(db), store: store.check() };
  const lines = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await check;
        return { ok: true, line: `${name} ok` };
      } catch (error) {
        log.error({ err: error }, `${name} does not answer`);
        return { ok: false, line: `${name} failed` };
      }
    }),
  );
  const status = lines.every(({ ok }) => ok) ? 200 : 503;
  const body = `${lines.map(({ line }) => line).join('\n')}\n`;
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
