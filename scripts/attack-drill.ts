// `npm run attack-drill [-- URL]`: repeats the attacks of a penetration test and prints memory, disk use and another
// visitor's response times before, during and after each. Without a URL every attack gets a built site of its own. With one
// (loopback only, started with TRUST_PROXY=1) all go to that site; set DATA_DIR as it is there to measure its disk use.

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#app/shared/images.ts';
import { startSite } from '#tests/support/site-process.ts';
import { startAttack } from './lib/attacker.ts';
import { ATTACKS } from './lib/attacks.ts';
import { InnocentVisitor, KINDS, type Waits } from './lib/innocent-visitor.ts';

/**
 * What an attack may cost: peak resident memory, cached pages, disk, and the other visitor's longest wait (seconds, because
 * attacker and site share the same cores; on a machine that is slow before the attack, `waitFactor` times the longest wait
 * then).
 */
const LIMITS = { memoryMb: 150, pages: 100, diskMb: 10, waitMs: 3_000, waitFactor: 12 };
/** Reserved for the measured visitor and not rendered yet; the attacker requests all other sizes. */
const VISITORS_SIZE = '540.webp';

const [given] = process.argv.slice(2);
if (given && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+\/?$/.test(given))
  throw new Error('The drill attacks only a site on this machine: http://127.0.0.1:PORT');

console.log(
  '| attack | answers | memory MB before / most / after | cached pages | disk MB | page ms | search ms | picture ms | |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const attack of ATTACKS.keys()) {
  const passed = given
    ? await drill(attack, given.replace(/\/$/, ''), process.env.DATA_DIR)
    : await drillOwnSite(attack);
  if (!passed) process.exitCode = 1;
}

async function drillOwnSite(attack: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'attack-drill-'));
  const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
  try {
    return await drill(attack, site.url, dataDir);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function drill(attack: number, url: string, dataDir: string | undefined): Promise<boolean> {
  const all = await listPictureSizes(url);
  const pictures = all.filter((path) => !path.endsWith(VISITORS_SIZE));
  const visitor = new InnocentVisitor(
    url,
    all.filter((path) => path.endsWith(VISITORS_SIZE)),
  );
  const times: Waits[] = [];
  let rounds = 0;
  times.push(await visitor.lookAround(() => ++rounds >= 3));
  const memory = [await readMemory(url)];
  const pages = [await readMetric(url, 'page_cache_pages')];
  const disk = [await sizeOf(dataDir)];

  let over = false;
  const watching = watchMemory(url, () => over);
  const looking = visitor.lookAround(() => over);
  const answers = await startAttack(attack, { url, pictures });
  over = true;
  times.push(await looking);
  memory.push(await watching);

  await wait(5_000);
  rounds = 0;
  times.push(await visitor.lookAround(() => ++rounds >= 3));
  memory.push(await readMemory(url));
  pages.push(await readMetric(url, 'page_cache_pages'));
  disk.push(await sizeOf(dataDir));

  const grown = (figures: number[]) => Math.max(...figures) - (figures[0] ?? 0);
  const [before = 0, attacked = 0] = times.map((waits) => Math.max(...Object.values(waits)));
  const passed =
    grown(memory) <= LIMITS.memoryMb &&
    grown(pages) <= LIMITS.pages &&
    grown(disk) <= LIMITS.diskMb &&
    attacked < Math.max(LIMITS.waitMs, LIMITS.waitFactor * before);
  const told = [...answers].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
  const figures = [memory, pages, disk, ...KINDS.map((kind) => times.map((phase) => phase[kind]))];
  const cells = [
    ATTACKS[attack]?.name,
    told,
    ...figures.map((phases) => phases.join(' / ')),
    passed ? 'ok' : '**too much**',
  ];
  console.log(`| ${cells.join(' | ')} |`);
  return passed;
}

/** Every rendition of every picture on the public pages. Few are cached, so that each request costs work. */
async function listPictureSizes(url: string): Promise<string[]> {
  const pages = await Promise.all(
    ['/', '/products', '/projects', '/gallery', '/blogs'].map((path) => fetch(url + path)),
  );
  const html = (await Promise.all(pages.map((page) => page.text()))).join('');
  const hashes = [...new Set([...html.matchAll(/\/pictures\/([0-9a-f]{32})\//g)].map(([, hash]) => hash))];
  return PICTURE_FORMATS.flatMap((format) =>
    PICTURE_WIDTHS.flatMap((width) => hashes.map((hash) => `/pictures/${hash}/${width}.${format}`)),
  );
}

async function watchMemory(url: string, isOver: () => boolean): Promise<number> {
  let most = 0;
  while (!isOver()) {
    most = Math.max(most, await readMemory(url));
    await wait(200);
  }
  return most;
}

async function readMemory(url: string): Promise<number> {
  return Math.round((await readMetric(url, 'process_resident_memory_bytes')) / 2 ** 20);
}

/** 0 when the site does not answer. */
async function readMetric(url: string, name: string): Promise<number> {
  const figures = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(figures)?.[1] ?? 0);
}

/** In megabytes; 0 when DATA_DIR is unknown. */
async function sizeOf(folder: string | undefined): Promise<number> {
  if (!folder) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file).catch(() => ({ size: 0 }))).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20);
}
