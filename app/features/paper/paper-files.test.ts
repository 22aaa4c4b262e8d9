import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { QueueFullError } from '#app/server/pictures/queue.server.ts';
import { childrenOf } from '#tests/support/child-processes.ts';
import { makeSheet } from '#tests/support/paper-content.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { createPaperFiles } from './paper-files.server.ts';
import { createPaperWorker } from './paper-worker.server.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paper-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function setUp(name: string) {
  const drawPaper = createPaperWorker();
  let drawn = 0;
  const draw: typeof drawPaper = (input) => {
    drawn += 1;
    return drawPaper(input);
  };
  const files = createPaperFiles(join(folder, name), { draw, readPicture: async () => null });
  return { ...files, drawn: () => drawn };
}

it('the same file asked for by many at once is made once, and then read', async () => {
  const { getPaper, findFacts, hasSheet, drawn } = setUp('joined');
  const content = makeSheet();
  expect(await findFacts(content)).toBeNull();
  expect(hasSheet(content.product.slug)).toBe(false);
  const made = await Promise.all(['a', 'b', 'c', 'a'].map((client) => getPaper(content, client)));
  const again = await getPaper(content, 'd');
  expect(drawn()).toBe(1);
  expect(new Set([...made, again].map(({ version }) => version)).size).toBe(1);
  expect(again.bytes.equals(made[0]?.bytes as Buffer)).toBe(true);
  expect(await findFacts(content)).toEqual({ pages: 2, bytes: again.bytes.length });
  expect(hasSheet(content.product.slug)).toBe(true);
}, 60_000);

it('a change makes a new file in place of the old one', async () => {
  const { getPaper, findFacts, drawn } = setUp('changed');
  const before = await getPaper(makeSheet(), 'a');
  const content = makeSheet({ specs: [{ title: 'Kalınlık', value: '25 mm' }] });
  expect(await findFacts(content)).toBeNull();
  const after = await getPaper(content, 'a');
  expect(after.version).not.toBe(before.version);
  expect((await readPdf(after.bytes)).pages[1]?.text).toContain('25 mm');
  expect(drawn()).toBe(2);
  const kept = await readdir(join(folder, 'changed'), { recursive: true });
  expect(kept.filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
}, 60_000);

it('a visitor who asks for too many is refused, another is not', async () => {
  const { getPaper } = setUp('full');
  const ask = (title: string, client: string) => getPaper(makeSheet({ slug: title, title }), client);
  const many = await Promise.allSettled(['A', 'B', 'C', 'D', 'E', 'F'].map((title) => ask(title, 'one')));
  const refused = many.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toHaveLength(2);
  expect(refused.every((reason) => reason instanceof QueueFullError)).toBe(true);
  expect((await ask('G', 'another')).pages).toBe(2);
}, 60_000);

it.skipIf(platform() !== 'linux')(
  'a killed worker fails its file; the next one is made by another',
  async () => {
    const pids = () => childrenOf(process.pid, 'paper-worker-process');
    // Idle ones of the tests before.
    const others = new Set(pids());
    const { getPaper } = setUp('killed');
    const failed = expect(getPaper(makeSheet(), 'a')).rejects.toThrow('The paper worker ended (SIGKILL)');
    const own = () => pids().filter((pid) => !others.has(pid));
    await expect.poll(own, { timeout: 20_000 }).toHaveLength(1);
    for (const pid of own()) process.kill(pid, 'SIGKILL');
    await failed;
    expect((await getPaper(makeSheet(), 'a')).pages).toBe(2);
  },
  60_000,
);

it.skipIf(platform() !== 'linux')(
  'a file that takes too long fails',
  async () => {
    const draw = createPaperWorker({ timeLimitMs: 1 });
    await expect(draw({ content: makeSheet(), images: {} })).rejects.toThrow('took longer than 1 ms');
  },
  60_000,
);
