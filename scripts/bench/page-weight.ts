import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ask } from '#tests/support/http-client.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'build', 'client');

export interface PageWeight {
  scripts: { name: string; bytes: number }[];
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  documentBytes: number;
  /** Of the script that hydrates it with its data; none if the page carries that. */
  dataBytes: number;
}

/** Compressed sizes of a page, its styles, inline and linked, and the scripts and fonts that it references; largest script first. */
export async function weighPage(siteUrl: string, path: string): Promise<PageWeight> {
  const html = (await ask(siteUrl + path)).body.toString();
  const sizeOf = async (address: string) =>
    (await ask(siteUrl + address, { headers: { 'accept-encoding': 'br' } })).body.length;
  const weigh = (file: string) => ({ name: basename(file), bytes: statSync(join(CLIENT, `${file}.br`)).size });
  const [, modules = '[]'] = /id="deferred-modules">([^<]+)</.exec(html) ?? [];
  const scripts = (JSON.parse(modules) as string[]).map(weigh);
  const [, hydration = ''] = /id="deferred-entry" data-src="([^"]+)"/.exec(html) ?? [];
  const [, styles = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+\.css)"/g)].map(([, file = '']) => weigh(file));
  const fonts = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+\.woff2)"/g)].map(([, file = '']) => ({
    bytes: statSync(join(CLIENT, file)).size,
  }));
  const sum = (parts: { bytes: number }[]) => parts.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scripts: scripts.sort((a, b) => b.bytes - a.bytes),
    scriptBytes: sum(scripts),
    styleBytes: brotliCompressSync(styles).length + sum(linked),
    fontBytes: sum(fonts),
    documentBytes: await sizeOf(path),
    dataBytes: hydration ? await sizeOf(hydration.replaceAll('&amp;', '&')) : 0,
  };
}
