import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSessionSecret } from '#app/server/auth/session-secret.server.ts';
import { env } from '#app/server/env.server.ts';
import { isId } from '#app/shared/ids.ts';

// The link in every mail to a subscriber. It names the consent and is signed, so that nobody ends another's; it needs no sign-in
// and does not expire, because who wants no more mail must be able to say so at any time.

let secret: string | undefined;

function sign(id: string): string {
  secret ??= readSessionSecret(env.sessionSecret, env.dataDir);
  return createHmac('sha256', secret).update(`consent ${id}`).digest('base64url');
}

/** In the query, which no log contains. */
export const consentUrl = (id: string) => `${env.site.url}/bulten?k=${id}.${sign(id)}`;

/** The consent that a link names; null for one that we did not make. */
export function readConsentKey(key: string | null): string | null {
  const [id = '', signature = ''] = (key ?? '').split('.');
  if (!isId(id)) return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
