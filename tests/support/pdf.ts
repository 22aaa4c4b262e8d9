import jsQR from 'jsqr';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const MM_PER_POINT = 25.4 / 72;
type Matrix = [number, number, number, number, number, number];

export interface ReadPage {
  text: string;
  /** The smallest letters, in points. */
  smallestText: number;
  /** Targets outside the document. */
  links: string[];
  /** Pages that links inside the document lead to. */
  inner: number[];
  pictures: { dpi: number; width: number }[];
  /** Widths of what is drawn as lines, in millimetres. */
  drawnWidths: number[];
  /** What a phone reads from the QR code. */
  qrTarget: string | undefined;
}

export interface ReadPdf {
  title: string;
  author: string;
  subject: string;
  language: string;
  outline: string[];
  pages: ReadPage[];
  /** Each font with whether the file brings it along. */
  fonts: { name: string; embedded: boolean }[];
}

/** Reads a file back as a viewer does. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const info = (await document.getMetadata()).info as Record<string, string>;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(document, number));
  return {
    title: info.Title ?? '',
    author: info.Author ?? '',
    subject: info.Subject ?? '',
    language: info.Language ?? '',
    outline: ((await document.getOutline()) ?? []).map(({ title }) => title),
    pages,
    fonts: fontsOf(bytes),
  };
}

async function readPage(document: Awaited<ReturnType<typeof getDocumentProxy>>, number: number): Promise<ReadPage> {
  const page = await document.getPage(number);
  const items = (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
  const annotations = await page.getAnnotations();
  const inner = await Promise.all(
    annotations
      .filter(({ dest }) => dest)
      .map(async ({ dest }) => {
        const target = typeof dest === 'string' ? await document.getDestination(dest) : dest;
        return (await document.getPageIndex(target[0])) + 1;
      }),
  );
  return {
    text: items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
    smallestText: Math.min(...items.filter(({ str }) => str.trim()).map(({ transform }) => Math.abs(transform[3]))),
    links: annotations.flatMap(({ url }) => url ?? []),
    inner,
    ...(await readDrawing(page)),
  };
}

async function readDrawing(page: { getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[] }> }) {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: Matrix[] = [];
  let current: Matrix = [1, 0, 0, 1, 0, 0];
  const pictures: ReadPage['pictures'] = [];
  const drawnWidths: number[] = [];
  let qrTarget: string | undefined;
  for (const [index, operation] of fnArray.entries()) {
    const args = argsArray[index];
    if (operation === OPS.save) saved.push(current);
    else if (operation === OPS.restore) current = saved.pop() ?? current;
    else if (operation === OPS.transform) current = multiply(current, args as Matrix);
    else if (operation === OPS.paintImageXObject) {
      const [, width] = args as [string, number];
      const printed = Math.hypot(current[0], current[1]) * MM_PER_POINT;
      pictures.push({ width: printed, dpi: width / (printed / 25.4) });
    } else if (operation === OPS.constructPath) {
      const [, [data], box] = args as [number, [Float32Array], Float32Array];
      if (box) drawnWidths.push(((box[2] as number) - (box[0] as number)) * Math.abs(current[0]) * MM_PER_POINT);
      qrTarget ??= readQr(data);
    }
  }
  return { pictures, drawnWidths, qrTarget };
}

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** A QR code is one path of hundreds of equal squares: "move to" is 0, "line to" 1, "close" 4, each before its numbers. */
function readQr(data: Float32Array | undefined): string | undefined {
  if (!data) return undefined;
  const corners: [number, number][] = [];
  for (let at = 0; at < data.length; ) {
    if (data[at] === 0) corners.push([data[at + 1] as number, data[at + 2] as number]);
    at += [3, 3, 7, 5, 1][data[at] as number] ?? data.length;
  }
  if (corners.length < 150) return undefined;
  const pixels = 4;
  const quiet = 4;
  const side = Math.max(...corners.flat()) + 1;
  const width = (side + 2 * quiet) * pixels;
  const image = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [x, y] of corners)
    for (let dx = 0; dx < pixels; dx++)
      for (let dy = 0; dy < pixels; dy++) paint(image, ((y + quiet) * pixels + dy) * width + (x + quiet) * pixels + dx);
  return jsQR(image, width, width)?.data;
}

/** Black, and as opaque as before. */
const paint = (image: Uint8ClampedArray, pixel: number) => image.fill(0, pixel * 4, pixel * 4 + 3);

function fontsOf(bytes: Buffer): ReadPdf['fonts'] {
  const source = bytes.toString('latin1');
  const descriptors = [...source.matchAll(/\/Type \/FontDescriptor\b.*?endobj/gs)].map(([found]) => found);
  const embedded = descriptors.map((found) => ({
    name: /\/FontName \/(\S+)/.exec(found)?.[1] ?? '',
    embedded: /\/FontFile[23]? /.test(found),
  }));
  // Fonts that every viewer is supposed to have need no descriptor.
  const standard = [
    ...source.matchAll(/\/Subtype \/Type1\s*\/BaseFont \/(\S+)|\/BaseFont \/(\S+)\s*\/Subtype \/Type1\b/g),
  ];
  return [...embedded, ...standard.map(([, one, other]) => ({ name: one ?? other ?? '', embedded: false }))];
}
