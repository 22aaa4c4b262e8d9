import { REFERRING_SITE, readReferringSite } from '#app/features/messages/referring-site.ts';
import type { MessageSource } from '#app/features/messages/source.ts';
import { env } from '#app/server/env.server.ts';

/**
 * Where a message came from. A form posts to the page that it stands on, so the page is the address of the request; cached
 * pages are the same for everybody, so nothing of it can come from them.
 */
export function sourceOf(form: FormData, url: URL, product?: string): MessageSource {
  const site = readReferringSite(form.get(REFERRING_SITE), [url.hostname, new URL(env.site.url).hostname]);
  return { page: url.pathname, ...(product && { product }), ...(site && { site }) };
}
