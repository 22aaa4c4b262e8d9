import { log } from '#app/server/log.server.ts';
import type { RequestFacts } from '#app/server/request-context.server.ts';

/** Each is explained in docs/security-rules.md. */
export type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_limited'
  | 'code_failed'
  | 'reset_requested'
  | 'reset_limited'
  | 'link_refused'
  | 'password_set'
  | 'account_limited'
  | 'access_refused'
  | 'request_refused'
  | 'form_limited'
  | 'form_trapped';

/** Addresses that strangers ask for can be as long as a header; the log needs only their beginning. */
const LONGEST_VALUE = 300;

/** What one looks for after an attack. These are the only lines of the log that hold a visitor's address. */
export function logSecurity(
  event: SecurityEvent,
  { id, clientAddress }: Pick<RequestFacts, 'id' | 'clientAddress'>,
  more: Record<string, string | number> = {},
): void {
  const line: Record<string, string | number> = { event, request: id, address: clientAddress };
  for (const [name, value] of Object.entries(more))
    line[name] = typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : value;
  if (event === 'signed_in' || event === 'password_set') log.info(line);
  else log.warn(line);
}
