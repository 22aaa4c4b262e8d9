/** Sent along by the browser where scripts run: which site led to the first page. Its name alone, never an address. */
export const REFERRING_SITE = 'referring_site';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The name of the site that the form sent along; undefined for our own, and for what is no name. */
export function readReferringSite(sent: unknown, ownHosts: string[]): string | undefined {
  const host = String(sent ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '');
  if (host.length > 253 || !HOST.test(host) || ownHosts.includes(host)) return undefined;
  return host.replace(/^(www|m|l|lm)\./, '');
}
