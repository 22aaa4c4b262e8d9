import { ask } from '#tests/support/http-client.ts';
import { type BareServer, startBareServer } from './bare.ts';
import { waitForImageWorker } from './memory.ts';
import { type BenchSite, startBenchSite } from './site.ts';
import { median, type Row } from './table.ts';
import { ensureWrk, load, processorMilliseconds, SERVER_CORE } from './wrk.ts';

const ROUNDS = 5;
const SECONDS = 3;
const BROTLI = { 'accept-encoding': 'br' };
const LEAST_BUSY = 0.9;
const COUNTING_TURNS = 41;
const COUNTING_SECONDS = 1;
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

interface Kind {
  what: string;
  path: string;
  headers: Record<string, string>;
  /** At least this part of the bare server's rate. */
  bar?: number;
}

interface Measured {
  rate: number;
  /** Microseconds of the server's processor time for an answer: what the rate comes from, and steadier on a busy machine. */
  cost: number;
}

/** Each kind of answer against a bare Node server that sends the same bytes, in turns, so that noise hits both alike. */
export async function measureThroughput(): Promise<Row[]> {
  ensureWrk();
  const site = await startBenchSite({ through: SERVER_CORE });
  const silent = await startBenchSite({ through: SERVER_CORE, more: { LOG_LEVEL: 'silent' } });
  const bare = await startBareServer(SERVER_CORE);
  try {
    for (const each of [site, silent]) await waitForImageWorker(each.process.pid ?? 0);
    const page: Kind = { what: 'cached page', path: '/', headers: BROTLI };
    const rows = [await compare(site, bare, { ...page, bar: 0.8 })];
    rows.push(await compare(silent, bare, { ...page, what: 'cached page without log' }));
    rows.push(await measureCounting(site));
    for (const kind of await findOthers(site.url)) rows.push(await compare(site, bare, kind));
    rows.push(await measureUncached(site), await checkClient(bare));
    return rows;
  } finally {
    await bare.stop();
    await site.remove();
    await silent.remove();
  }
}

/**
 * The same bytes under another header name: who does not say what they are is not counted. Each turn is compared with the ones before and
 * after it, because the pace of the machine changes within seconds by more than counting costs.
 */
async function measureCounting(site: BenchSite): Promise<Row> {
  const cost = async (header: 'user-agent' | 'agent-user') =>
    (await measure(site, '/', { ...BROTLI, [header]: BROWSER }, COUNTING_SECONDS)).cost;
  const others = [await cost('agent-user')];
  const counted: number[] = [];
  for (let turn = 0; turn < COUNTING_TURNS; turn += 1) {
    counted.push(await cost('user-agent'));
    others.push(await cost('agent-user'));
  }
  const ratios = counted.map((spent, turn) => spent / mean(others.slice(turn, turn + 2))).sort((a, b) => a - b);
  const [low, high] = [0.25, 0.75].map((part) => ratios[Math.floor(part * COUNTING_TURNS)]?.toFixed(3));
  return {
    what: 'a cached page that is counted against one that is not, processor time',
    measured:
      `${median(ratios).toFixed(3)}, half of the turns ${low} to ${high} ` +
      `(${median(counted).toFixed(1)} against ${median(others).toFixed(1)} µs)`,
    bar: 'at most 1.02',
    met: median(ratios) <= 1.02,
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function findOthers(url: string): Promise<Kind[]> {
  const page = await ask(`${url}/`, { headers: BROTLI });
  const html = (await ask(`${url}/`)).body.toString();
  const find = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '/';
  return [
    {
      what: 'cached page, not modified',
      path: '/',
      headers: { ...BROTLI, 'if-none-match': String(page.headers.etag) },
    },
    { what: 'cached picture', path: find(/\/pictures\/[0-9a-f]{32}\/\d+\.avif/), headers: {} },
    { what: 'built file', path: find(/\/assets\/[\w.-]+\.js/), headers: BROTLI },
  ];
}

async function compare(site: BenchSite, bare: BareServer, { what, path, headers, bar }: Kind): Promise<Row> {
  await bare.answerWith(await ask(site.url + path, { headers }));
  const rounds: { own: Measured; bare: Measured }[] = [];
  // The first turn warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = { own: await measure(site, path, headers), bare: await measure(bare, '/', headers) };
    if (round > 0) rounds.push(measured);
  }
  const ratios = rounds.map((round) => round.own.rate / round.bare.rate).sort((a, b) => a - b);
  const of = (side: 'own' | 'bare', figure: keyof Measured) =>
    Math.round(median(rounds.map((round) => round[side][figure])));
  const [ratio, least, most] = [median(ratios), ratios[0] ?? 0, ratios.at(-1) ?? 0].map((value) => value.toFixed(2));
  return {
    what: `${what} against a bare Node server with the same bytes (32 connections)`,
    measured:
      `${ratio}, ${least} to ${most} (${of('own', 'rate')} against ${of('bare', 'rate')} requests/s; ` +
      `${of('own', 'cost')} against ${of('bare', 'cost')} µs of processor time)`,
    bar: bar ? `at least ${bar}` : 'printed',
    met: bar ? Number(ratio) >= bar : null,
  };
}

/** An address with an unknown query parameter is not cached, so that each request renders. */
async function measureUncached(site: BenchSite): Promise<Row> {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(site, '/?olcum=1', BROTLI));
  const [rate, cost] = [median(rounds.map((round) => round.rate)), median(rounds.map((round) => round.cost))];
  return {
    what: 'uncached home page',
    measured: `${Math.round(rate)} requests/s, ${(cost / 1000).toFixed(1)} ms of processor time`,
    bar: 'printed',
    met: null,
  };
}

/** A client that is too slow leaves the server time to wait. A second client on its core would not show that. */
async function checkClient(bare: BareServer): Promise<Row> {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(bare, '/', {}));
  const busy = median(rounds.map(({ rate, cost }) => (rate * cost) / 1e6));
  return {
    what: 'how busy the client keeps the bare server: it is not the limit',
    measured: `${Math.round(busy * 100)} % of a core`,
    bar: `at least ${LEAST_BUSY * 100} %`,
    met: busy >= LEAST_BUSY,
  };
}

async function measure(
  server: Pick<BenchSite, 'url' | 'process'>,
  path: string,
  headers: Record<string, string>,
  seconds = SECONDS,
): Promise<Measured> {
  const pid = server.process.pid ?? 0;
  const before = await processorMilliseconds(pid);
  const { rate, answers } = await load(server.url + path, headers, seconds);
  return { rate, cost: (((await processorMilliseconds(pid)) - before) / answers) * 1000 };
}
