import { useRevalidator } from 'react-router';
import { explainUpload } from '#app/routes/admin/form/uploads.ts';
import { type UploadQueue, useUploadQueue } from '#app/routes/admin/form/use-upload-queue.ts';
import { showToast } from '#app/ui/toast.tsx';

/** Uploads into the library itself; the list is loaded again as each picture arrives. */
export function useLibraryUploads(): UploadQueue {
  const { revalidate } = useRevalidator();
  return useUploadQueue({
    purpose: 'library',
    onUploaded: () => void revalidate(),
    onFailed(failure, file, of) {
      const text = of > 1 ? `${file.name}: ${failure.message}` : failure.message;
      showToast({ kind: 'error', text, detail: explainUpload(failure, 'turkish') });
    },
    onDone(uploaded) {
      if (uploaded > 0)
        showToast({ kind: 'success', text: uploaded === 1 ? 'Görsel yüklendi' : `${uploaded} görsel yüklendi` });
    },
  });
}
