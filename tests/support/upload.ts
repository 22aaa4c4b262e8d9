import { ask, type RawAnswer } from './http-client.ts';

export interface Part {
  name: string;
  /** Written into the header as it is, tricks and all. */
  filename?: string;
  type?: string;
  body: string | Buffer;
}

const BOUNDARY = '----a-boundary-of-the-tests';

/** A multipart body as a program could send it; a browser would not let most of these names through. */
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

/** Sends one file to the back-office, as its forms do. */
export function upload(
  siteUrl: string,
  cookie: string,
  bytes: string | Buffer,
  { filename = 'foto.jpg', type = 'image/jpeg', purpose = 'gallery' } = {},
): Promise<RawAnswer> {
  const { headers, body } = multipart([
    { name: 'purpose', body: purpose },
    { name: 'file', filename, type, body: bytes },
  ]);
  return ask(`${siteUrl}/admin/uploads`, { method: 'POST', headers: { ...headers, cookie }, body });
}
