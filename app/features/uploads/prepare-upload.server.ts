import type { UploadFormat } from '#app/server/pictures/clean-picture.server.ts';
import { imageWorker } from '#app/server/pictures/image-worker.server.ts';
import type { PictureFacts } from '#app/server/pictures/read-picture.server.ts';
import { UPLOAD_MAX_BYTES } from '#app/shared/limits.ts';
import { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';
import { holdsDocument } from './hidden-document.ts';

export type PreparedUpload =
  | { ok: true; bytes: Buffer; facts: PictureFacts; extension: string }
  | { ok: false; message: string };

/** Checks the bytes, whatever name and type the browser sent, and re-encodes the picture. */
export async function prepareUpload(bytes: Uint8Array): Promise<PreparedUpload> {
  if (bytes.byteLength === 0) return refuse('file');
  if (bytes.byteLength > UPLOAD_MAX_BYTES) return refuse('size');
  const format = recogniseFormat(bytes);
  if (!format) return refuse(isHeic(bytes) ? 'heic' : 'type');
  if (holdsDocument(bytes)) return refuse('hidden');
  const clean = await imageWorker.cleanPicture({ bytes, format });
  return clean.ok ? { ...clean, extension: EXTENSION[format] } : refuse(clean.rule);
}

const EXTENSION: Record<UploadFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

function recogniseFormat(bytes: Uint8Array): UploadFormat | null {
  const starts = (offset: number, ...codes: number[]) => codes.every((code, i) => bytes[offset + i] === code);
  if (starts(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return null;
}

function isHeic(bytes: Uint8Array): boolean {
  const brand = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brand);
}

const refuse = (rule: keyof typeof UPLOAD_ERRORS): PreparedUpload => ({ ok: false, message: UPLOAD_ERRORS[rule] });
