import { log } from '#app/server/log.server.ts';
import type { RequestFacts } from '#app/server/request-context.server.ts';

/** Each is explained in docs/security-rules.md. */
export type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_limited'
  | 'code_failed'
  | 'account_limited'
  | 'access_refused'
  | 'request_refused'
  | 'form_limited'
  | 'form_trapped';

/** What one looks for after an attack. These are the only lines of the log that hold a visitor's address. */
export function logSecurity(
  event: SecurityEvent,
  { id, clientAddress }: Pick<RequestFacts, 'id' | 'clientAddress'>,
  more: Record<string, string | number> = {},
): void {
  const line = { event, request: id, address: clientAddress, ...more };
  if (event === 'signed_in') log.info(line);
  else log.warn(line);
}
