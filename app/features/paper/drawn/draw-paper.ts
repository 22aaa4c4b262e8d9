import { renderToBuffer } from '@react-pdf/renderer';
import type { PaperContent, PaperImages } from '../content.ts';
import { catalogue } from './catalogue.ts';
import { onlyPrintable } from './printable.ts';
import { sheet } from './sheet.ts';

export interface DrawnPaper {
  bytes: Uint8Array;
  pages: number;
}

/** Sets a technical sheet or the catalogue as a PDF file. */
export async function drawPaper({
  content,
  images,
}: {
  content: PaperContent;
  images: PaperImages;
}): Promise<DrawnPaper> {
  const printable = await onlyPrintable(content);
  let pages = 0;
  // Called while pages are laid out, when their number is not known yet, and again when it is.
  const onPage = (totalPages: number | undefined) => {
    pages = totalPages ?? pages;
  };
  const document = printable.kind === 'sheet' ? sheet(printable, images, onPage) : catalogue(printable, images, onPage);
  const bytes = await renderToBuffer(document as Parameters<typeof renderToBuffer>[0]);
  return { bytes, pages };
}
