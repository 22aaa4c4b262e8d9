import { checkWritable } from '#app/server/db/check-writable.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { store } from '#app/server/store.server.ts';

export interface Readiness {
  ready: boolean;
  /** "database ok", "store failed" … */
  lines: string[];
}

/** Anybody may ask; however often they do, there is one write a second. */
const SHARED_MS = 1_000;
let last: { at: number; outcome: Promise<Readiness> } | undefined;

export function checkReadiness(): Promise<Readiness> {
  const now = performance.now();
  if (!last || now - last.at >= SHARED_MS) last = { at: now, outcome: check() };
  return last.outcome;
}

async function check(): Promise<Readiness> {
  const checks = [
    { name: 'database', outcome: checkWritable(db) },
    { name: 'store', outcome: store.check() },
  ];
  const results = await Promise.all(
    checks.map(async ({ name, outcome }) => {
      try {
        await outcome;
        return { ok: true, line: `${name} ok` };
      } catch (error) {
        log.error({ err: error }, `${name} does not answer`);
        return { ok: false, line: `${name} failed` };
      }
    }),
  );
  return { ready: results.every(({ ok }) => ok), lines: results.map(({ line }) => line) };
}
