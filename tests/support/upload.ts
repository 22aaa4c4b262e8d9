import { ask, type RawResponse } from './http-client.ts';

export interface Part {
  name: string;
  /** Written into the header unescaped. */
  filename?: string;
  type?: string;
  body: string | Buffer;
}

const BOUNDARY = '----a-boundary-of-the-tests';

/** A multipart body with a file name that a browser might not send. */
export function multipart(parts: Part[]): { headers: Record<string, string>; body: Buffer } {
  const chunks = parts.flatMap(({ name, filename, type, body }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    body,
    '\r\n',
  ]);
  const body = Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk as string)));
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, body };
}

/** Uploads one file to the back-office. */
export function upload(
  siteUrl: string,
  cookie: string,
  bytes: string | Buffer,
  { filename = 'foto.jpg', type = 'image/jpeg', purpose = 'gallery' } = {},
): Promise<RawResponse> {
  const { headers, body } = multipart([
    { name: 'purpose', body: purpose },
    { name: 'file', filename, type, body: bytes },
  ]);
  return ask(`${siteUrl}/admin/uploads`, { method: 'POST', headers: { ...headers, cookie }, body });
}
