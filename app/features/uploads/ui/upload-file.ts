import { z } from 'zod';
import type { PictureView } from '#app/shared/images.ts';
import { checkUpload, UPLOAD_ERRORS, UPLOAD_FAILED, type UploadPurpose } from '#app/shared/upload-rules.ts';

import { isHeic } from './shrink-picture.ts';

export type UploadResult = { ok: true; picture: PictureView } | { ok: false; message: string; status?: number };

const answer = z.union([
  z.object({
    picture: z.object({
      src: z.string(),
      hash: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      placeholder: z.string().optional(),
    }),
  }),
  z.object({ error: z.string() }),
]);

/** Sends one file. XMLHttpRequest, because fetch does not report upload progress. */
export function uploadFile(
  file: File,
  purpose: UploadPurpose,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<UploadResult> {
  // A HEIC file that comes here could not be read by this browser.
  const wrong = isHeic(file) ? UPLOAD_ERRORS.heicUnread : checkUpload(file);
  if (wrong) return Promise.resolve({ ok: false, message: wrong });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failure = () => ({ ok: false, message: UPLOAD_FAILED, status: request.status }) as const;
    const fail = () => resolve(failure());
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => resolve(readAnswer(request) ?? failure());
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal?.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.set('purpose', purpose);
    body.set('file', file);
    request.open('POST', '/admin/uploads');
    request.send(body);
  });
}

function readAnswer(request: XMLHttpRequest): UploadResult | null {
  if (request.status === 401) return { ok: false, message: UPLOAD_ERRORS.session, status: 401 };
  if (request.status === 413) return { ok: false, message: UPLOAD_ERRORS.size, status: 413 };
  try {
    const parsed = answer.safeParse(JSON.parse(request.responseText));
    if (!parsed.success) return null;
    if ('error' in parsed.data) return { ok: false, message: parsed.data.error, status: request.status };
    return { ok: true, picture: parsed.data.picture as PictureView };
  } catch {
    return null;
  }
}
