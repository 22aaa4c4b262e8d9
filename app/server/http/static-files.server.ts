import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** sirv leaves the charset out, and does not know icons. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
};

/** The built files. What lies under /assets carries a hash in its name and never changes. */
export function createStaticFiles(folder: string, headers: Record<string, string>): StaticFiles {
  if (!existsSync(folder)) return (_request, _response, next) => next();
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const type = TYPES[extname(pathname)];
      if (type) response.setHeader('content-type', type);
      const hashed = pathname.startsWith('/assets/');
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
