import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { imageWorker } from '#app/server/pictures/image-worker.server.ts';
import { createQueue } from '#app/server/pictures/queue.server.ts';
import { writeCacheFile } from '#app/server/store/write-file.server.ts';
import {
  BOARDS,
  type BoardSize,
  boardKey,
  FRAMES,
  type Frame,
  framePictures,
  type PaperColor,
  type PaperContent,
  type PaperImages,
  type PaperPicture,
  pictureKey,
} from './content.ts';
import type { drawPaper } from './drawn/draw-paper.ts';

/** Increased when the design changes, so that cached files are made again. */
const DESIGN_VERSION = 1;
const QUEUE = { atOnce: 1, perClient: 3, total: 20 };

export interface PaperFile {
  /** Changes with the content. */
  version: string;
  bytes: Buffer;
  pages: number;
}

interface Tools {
  draw: typeof drawPaper;
  /** The original of a picture; null when there is none. */
  readPicture(hash: string): Promise<Uint8Array | null>;
}

/**
 * Makes PDF files on first use, one at a time, and caches them under a hash of everything that goes into them. A document
 * has a folder of its own, with one file in it: <version>-<pages>.pdf.
 */
export function createPaperFiles(folder: string, { draw, readPicture }: Tools) {
  const queue = createQueue<PaperFile>(QUEUE, 'paper');

  async function make(content: PaperContent, version: string): Promise<PaperFile> {
    const { bytes, pages } = await draw({ content, images: await loadImages(content) });
    const file = { version, bytes: Buffer.from(bytes), pages };
    const own = join(folder, nameOf(content));
    if (await writeCacheFile(join(own, `${version}-${pages}.pdf`), file.bytes)) await deleteOlder(own, version);
    return file;
  }

  async function loadImages(content: PaperContent): Promise<PaperImages> {
    const images: PaperImages = {};
    for (const { frame, picture } of picturesOf(content)) {
      const key = pictureKey(frame, picture);
      const original = images[key] ? null : await readPicture(picture.hash);
      if (original) images[key] = await imageWorker.encodePrint({ original, ...FRAMES[frame] });
    }
    for (const [place, { size, color }] of boardsOf(content).entries()) {
      images[boardKey(size, color)] ??= await imageWorker.drawColorBoard({ hex: color.hex, place, ...BOARDS[size] });
    }
    return images;
  }

  async function findCached(content: PaperContent, version: string): Promise<{ path: string; pages: number } | null> {
    const own = join(folder, nameOf(content));
    const names = await readdir(own).catch(emptyWhenMissing);
    const name = names.find((found) => found.startsWith(version) && found.endsWith('.pdf'));
    return name ? { path: join(own, name), pages: Number(/-(\d+)\.pdf$/.exec(name)?.[1]) } : null;
  }

  /** False for most products: collecting what a sheet says, to look for its file, is work for nothing then. */
  function hasSheet(slug: string): boolean {
    return existsSync(join(folder, sheetName(slug)));
  }

  /** `client` is the visitor's network, which the queue treats fairly. */
  async function getPaper(content: PaperContent, client: string): Promise<PaperFile> {
    const version = versionOf(content);
    const cached = await findCached(content, version);
    // Null when it was deleted since: by housekeeping, or for a newer one.
    const bytes = cached && (await readFile(cached.path).catch(() => null));
    if (cached && bytes) return { version, bytes, pages: cached.pages };
    return queue.run(client, version, () => make(content, version));
  }

  /** Null unless the file is cached. */
  async function findFacts(content: PaperContent): Promise<{ pages: number; bytes: number } | null> {
    const cached = await findCached(content, versionOf(content));
    const found = cached && (await stat(cached.path).catch(() => null));
    return cached && found ? { pages: cached.pages, bytes: found.size } : null;
  }

  return { getPaper, findFacts, hasSheet };
}

const nameOf = (content: PaperContent) => (content.kind === 'sheet' ? sheetName(content.product.slug) : 'catalogue');
const sheetName = (slug: string) => `sheet-${hashOf(slug)}`;
const versionOf = (content: PaperContent) => hashOf(JSON.stringify([DESIGN_VERSION, content]));
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

function picturesOf(content: PaperContent): { frame: Frame; picture: PaperPicture }[] {
  if (content.kind === 'sheet')
    return content.product.pictures.slice(0, 1).map((picture) => ({ frame: 'sheet', picture }));
  const products = content.categories.flatMap((category) => category.products);
  const opening = content.opening ? [{ frame: 'page' as const, picture: content.opening }] : [];
  return [...opening, ...products.flatMap(framePictures)];
}

function boardsOf(content: PaperContent): { size: BoardSize; color: PaperColor }[] {
  if (content.kind === 'sheet') return content.product.colors.map((color) => ({ size: 'swatch', color }));
  const products = content.categories.flatMap((category) => category.products);
  return [
    ...content.colors.flatMap((color) => (['floor', 'page'] as const).map((size) => ({ size, color }))),
    ...products.flatMap(({ colors }) => colors).map((color) => ({ size: 'strip' as const, color })),
  ];
}

async function deleteOlder(folder: string, version: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !name.startsWith(version));
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
