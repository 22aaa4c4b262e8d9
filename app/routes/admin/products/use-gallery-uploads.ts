import { useState } from 'react';
import { explainUpload, useUpload } from '#app/routes/admin/form/uploads.ts';
import type { PictureView } from '#app/shared/images.ts';
import { showToast } from '#app/ui/toast.tsx';
import { nameFile, uploadMessage } from './upload-message.ts';

type Running = { key: string; name: string; share: number };

/** Several files at once, each with its own progress; one after the other, so that they arrive in the chosen order. */
export function useGalleryUploads(onUploaded: (key: string, picture: PictureView) => void) {
  const send = useUpload();
  const [uploads, setUploads] = useState<Running[]>([]);

  async function upload(files: File[]) {
    const queue = files.map((file) => ({ file, key: crypto.randomUUID() }));
    setUploads((list) => [...list, ...queue.map(({ key, file }) => ({ key, name: file.name, share: 0 }))]);
    let uploaded = 0;
    for (const { file, key } of queue) {
      const result = await send(file, 'product', {
        onProgress: (share) => setUploads((list) => list.map((one) => (one.key === key ? { ...one, share } : one))),
      });
      setUploads((list) => list.filter((one) => one.key !== key));
      if (result.ok) {
        uploaded += 1;
        onUploaded(key, result.picture);
      } else {
        const message = uploadMessage(result.message, 'Galeri gorseli yuklenirken hata olustu');
        const detail = explainUpload(result, 'plain');
        showToast({ kind: 'error', text: nameFile(message, file, files.length), detail });
      }
    }
    if (uploaded === 1) showToast({ kind: 'success', text: 'Galeri gorseli yuklendi' });
    if (uploaded > 1) showToast({ kind: 'success', text: `${uploaded} galeri gorseli yuklendi` });
  }

  return { uploads, upload };
}
