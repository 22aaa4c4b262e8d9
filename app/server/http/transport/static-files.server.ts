import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { isPlainRead } from '#app/server/http/policy/refuse.server.ts';
import { withoutQuery } from '#app/server/http/policy/request-path.server.ts';
import { type PreparedResponse, prepareFile, sendResponse } from './prepared-response.server.ts';
import { nextRequestId } from './request-id.server.ts';

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = ['.gz', '.br'];

/**
 * Serves the built files from memory (a few megabytes). A new build may replace them on disk while pages that refer to the
 * old ones are still being sent, and sending them needs no file descriptors, which can run out.
 */
export function createStaticFiles(folder: string, headers: Record<string, string>): StaticFiles {
  const files = existsSync(folder) ? readFiles(folder, headers) : new Map<string, PreparedResponse>();
  return (request, response, next) => {
    const file = isPlainRead(request) ? files.get(withoutQuery(request.url ?? '/')) : undefined;
    if (file) sendResponse(request, response, file, nextRequestId());
    else next();
  };
}

function readFiles(folder: string, headers: Record<string, string>): Map<string, PreparedResponse> {
  const files = new Map<string, PreparedResponse>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || COMPRESSED.includes(extname(path))) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    // Names under /assets contain a hash of the content.
    const maxAge = address.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const own = { ...headers, 'content-type': type, 'cache-control': `public, ${maxAge}` };
    const compressed = { gzip: readIfExists(`${path}.gz`), brotli: readIfExists(`${path}.br`) };
    files.set(address, prepareFile(readFileSync(path), own, compressed));
  }
  return files;
}

function readIfExists(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
