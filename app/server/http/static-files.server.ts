import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The built files. What lies under /assets carries a hash in its name and never changes. */
export function createStaticFiles(folder: string): StaticFiles {
  if (!existsSync(folder)) return (_request, _response, next) => next();
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      response.setHeader('x-content-type-options', 'nosniff');
      const hashed = pathname.startsWith('/assets/');
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
