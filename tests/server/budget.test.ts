import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import budget from '../../budget.json' with { type: 'json' };
import { weighPage } from '../../scripts/bench/page-weight.ts';

let site: SiteProcess;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it.each(budget.pages)('%s stays within the budget, compressed and without its pictures', async (path) => {
  const { scriptBytes, styleBytes, fontBytes, dataBytes, scripts } = await weighPage(site.url, path);
  expect(scripts.length, 'the page names its scripts').toBeGreaterThan(1);
  expect(scriptBytes).toBeLessThanOrEqual(budget.scriptKilobytes * 1024);
  expect(styleBytes, 'the page carries its styles').toBeGreaterThan(1024);
  expect(styleBytes).toBeLessThanOrEqual(budget.styleKilobytes * 1024);
  expect(fontBytes, 'the page names its fonts').toBeGreaterThan(1024);
  expect(fontBytes).toBeLessThanOrEqual(budget.fontKilobytes * 1024);
  expect(dataBytes > 0, 'a page that is cached leaves its data out').toBe(!path.includes('?'));
  expect(dataBytes).toBeLessThanOrEqual(budget.dataKilobytes * 1024);
  // A page that is asked for again is compressed better, in the background.
  const weighAgain = async () => (await weighPage(site.url, path)).documentBytes;
  await expect.poll(weighAgain, { timeout: 10_000 }).toBeLessThanOrEqual(budget.documentKilobytes * 1024);
});
