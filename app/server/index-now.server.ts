import { inPreview } from '#app/server/db/preview.server.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/log.server.ts';

const TIME_OUT_MS = 10_000;

/**
 * Tells search engines that the pages at these paths are new, changed or gone. Called after the commit and never waited
 * for: whatever becomes of it, the save has succeeded.
 */
export function announceUrls(paths: readonly string[]): void {
  const { indexNow, site } = env;
  if (!indexNow || paths.length === 0 || inPreview()) return;
  const body = {
    host: new URL(site.url).host,
    key: indexNow.key,
    keyLocation: `${site.url}/${indexNow.key}.txt`,
    urlList: [...new Set(paths)].map((path) => site.url + path),
  };
  fetch(indexNow.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_OUT_MS),
  }).then(
    (response) => {
      if (!response.ok) log.warn({ status: response.status, paths }, 'IndexNow did not take the changed pages');
    },
    (error) => log.warn({ err: error, paths }, 'IndexNow could not be reached'),
  );
}
