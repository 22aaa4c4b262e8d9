import { explainUpload } from '#app/routes/admin/form/uploads.ts';
import { type UploadQueue, useUploadQueue } from '#app/routes/admin/form/use-upload-queue.ts';
import type { PictureView } from '#app/shared/images.ts';
import { showToast } from '#app/ui/toast.tsx';
import { nameFile, uploadMessage } from './upload-message.ts';

/** The uploads of the gallery, with the words of the product form. */
export function useGalleryUploads(onUploaded: (picture: PictureView, key: string) => void): UploadQueue {
  return useUploadQueue({
    purpose: 'product',
    onUploaded,
    onFailed(failure, file, of) {
      const message = uploadMessage(failure.message, 'Galeri gorseli yuklenirken hata olustu');
      showToast({ kind: 'error', text: nameFile(message, file, of), detail: explainUpload(failure, 'plain') });
    },
    onDone(uploaded) {
      if (uploaded === 1) showToast({ kind: 'success', text: 'Galeri gorseli yuklendi' });
      if (uploaded > 1) showToast({ kind: 'success', text: `${uploaded} galeri gorseli yuklendi` });
    },
  });
}
