import { request as send } from 'node:http';
import { ADMIN } from './e2e-admin.ts';

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Unlike fetch it adds no headers, does not decompress and follows no redirects. */
export function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    onSent = () => {},
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer; onSent?: () => void } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const request = send(url, { method, headers: { ...length, ...headers } }, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    request.on('error', reject);
    request.on('finish', onSent);
    request.end(body);
  });
}

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  return ask(url, { method: 'POST', headers: { ...FORM, ...headers }, body: new URLSearchParams(fields).toString() });
}

/** The cookie of a signed-in admin. */
export async function signInOverHttp(siteUrl: string, admin = ADMIN): Promise<string> {
  const answer = await postForm(`${siteUrl}/admin/login`, { email: admin.email, password: admin.password });
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
  const session = cookies.find((cookie) => cookie?.includes('session_token'));
  if (!session) throw new Error(`Sign-in answered ${answer.status} without a session: ${answer.body}`);
  return session;
}
