// `npm run fault-drill [-- OUTAGES SECONDS RATE]`: kills and restarts PostgreSQL under load, and prints how requests were answered.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { signInOverHttp } from '#tests/support/http-client.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/site-process.ts';
import { runOutage } from './lib/fault-drill.ts';
import { type Answers, FaultLoad } from './lib/fault-load.ts';

const [outages = 3, seconds = 10, requestsPerSecond = 60] = process.argv.slice(2).map(Number);
const dataDir = await mkdtemp(join(tmpdir(), 'fault-drill-'));
const postgres = await startPostgres({ durable: true });
const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, TRUST_PROXY: '1', ...admin });
let lost = 0;
try {
  const load = new FaultLoad(site.url, await signInOverHttp(site.url));
  await load.warmUp();
  for (let outage = 1; outage <= outages; outage += 1) {
    const result = await runOutage(site, postgres, load, { requestsPerSecond, seconds });
    lost = result.lost.length;
    console.log(`outage ${outage}: ready again ${result.recoveryMs} ms after PostgreSQL was`);
  }
  console.log(`\n${outages} outages of ${seconds} s, ${requestsPerSecond} requests a second\n`);
  console.log('| request | before | while it was down | after |\n|---|---|---|---|');
  const { before, down, after } = load.answers;
  for (const kind of Object.keys(before)) {
    console.log(`| ${kind} | ${[before, down, after].map((answers) => tell(answers, kind)).join(' | ')} |`);
  }
  console.log(`\n${load.acknowledged.size} messages confirmed, ${lost} of them lost`);
} finally {
  await site.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = lost === 0 ? 0 : 1;

function tell(answers: Answers, kind: string): string {
  const counts = Object.entries(answers[kind] ?? {});
  return counts.map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`).join(', ') || '–';
}
