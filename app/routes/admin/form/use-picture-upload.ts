import { useState } from 'react';
import type { PictureView } from '#app/shared/images.ts';
import type { UploadPurpose } from '#app/shared/upload-rules.ts';
import { showToast } from '#app/ui/toast.tsx';
import { explainUpload, useUpload } from './uploads.ts';

/** Uploads a chosen file and shows a toast with the outcome; null when it failed or was cancelled. */
export function usePictureUpload(purpose: UploadPurpose) {
  const send = useUpload();
  const [progress, setProgress] = useState<number | null>(null);

  async function upload(file: File, signal?: AbortSignal): Promise<PictureView | null> {
    setProgress(0);
    const result = await send(file, purpose, { onProgress: setProgress, ...(signal && { signal }) });
    setProgress(null);
    if (signal?.aborted) {
      showToast({ kind: 'info', text: 'Yükleme iptal edildi' });
      return null;
    }
    if (result.ok) showToast({ kind: 'success', text: 'Görsel yüklendi' });
    else showToast({ kind: 'error', text: result.message, detail: explainUpload(result, 'turkish') });
    return result.ok ? result.picture : null;
  }

  const percent = progress === null ? null : `%${Math.round(progress * 100)}`;
  return { upload, busy: progress !== null, percent };
}
