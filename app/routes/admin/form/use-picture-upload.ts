import type { PictureView } from '#app/shared/images.ts';
import type { UploadPurpose } from '#app/shared/upload-rules.ts';
import { showToast } from '#app/ui/toast.tsx';
import { explainUpload } from './uploads.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** Uploads chosen files one after the other, each with a toast that says how it went. */
export function usePictureUpload(purpose: UploadPurpose, onUploaded: (picture: PictureView, key: string) => void) {
  const queue = useUploadQueue({
    purpose,
    onUploaded(picture, key) {
      showToast({ kind: 'success', text: 'Görsel yüklendi' });
      onUploaded(picture, key);
    },
    onFailed: (failure) =>
      showToast({ kind: 'error', text: failure.message, detail: explainUpload(failure, 'turkish') }),
  });
  const [current] = queue.uploads;
  return {
    ...queue,
    /** Of the upload that is being sent; undefined also when it got no answer. */
    current: current && !current.hasFailed ? current : undefined,
    failed: current?.hasFailed ? current : undefined,
    percent: current && !current.hasFailed ? `%${Math.round(current.share * 100)}` : null,
  };
}
