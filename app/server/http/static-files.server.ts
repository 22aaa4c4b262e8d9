import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { type FinishedPage, finishFile, sendPage } from './finished-page.server.ts';
import { isPlainRead } from './refuse.server.ts';
import { nextRequestId } from './request-id.server.ts';
import { withoutQuery } from './request-path.server.ts';

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED_AHEAD = ['.gz', '.br'];

/**
 * The built files, all in memory (a few megabytes): a newer version may be built in their place, and files may run out,
 * while the pages that name them are still being sent.
 */
export function createStaticFiles(folder: string, headers: Record<string, string>): StaticFiles {
  const files = existsSync(folder) ? readFiles(folder, headers) : new Map<string, FinishedPage>();
  return (request, response, next) => {
    const file = isPlainRead(request) ? files.get(withoutQuery(request.url ?? '/')) : undefined;
    if (file) sendPage(request, response, file, nextRequestId());
    else next();
  };
}

function readFiles(folder: string, headers: Record<string, string>): Map<string, FinishedPage> {
  const files = new Map<string, FinishedPage>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || COMPRESSED_AHEAD.includes(extname(path))) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    // What lies under /assets carries a hash in its name and never changes.
    const keep = address.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const own = { ...headers, 'content-type': type, 'cache-control': `public, ${keep}` };
    const ahead = { gzip: readIfThere(`${path}.gz`), brotli: readIfThere(`${path}.br`) };
    files.set(address, finishFile(readFileSync(path), own, ahead));
  }
  return files;
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
