import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.ts';

/** The viewport of Lighthouse's mobile preset. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface FirstView {
  path: string;
  /** Transferred bytes by resource type, headers included. */
  bytes: Record<string, number>;
  total: number;
  /** What idle time on a fast line is used for, besides. */
  ahead: number;
}

/** What a phone with an empty cache loads before the first interaction. */
export async function loadFirstViews(siteUrl: string, paths: string[]): Promise<FirstView[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  const views: FirstView[] = [];
  for (const path of paths) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    const aheadIds = new Set<string>();
    let ahead = 0;
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      // Nobody has used the page yet, so its scripts and their styles are only fetched.
      if (/\/(?:assets\/[^?]+\.(?:js|css)|sayfa\.js)/.test(request.url)) aheadIds.add(requestId);
    });
    network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      if (aheadIds.has(requestId)) ahead += encodedDataLength;
      else bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    await context.close();
    views.push({ path, bytes, total: Object.values(bytes).reduce((sum, part) => sum + part, 0), ahead });
  }
  await browser.close();
  return views;
}
