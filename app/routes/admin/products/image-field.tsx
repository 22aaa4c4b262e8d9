import { useState } from 'react';
import { explainUpload, useUpload } from '#app/routes/admin/form/uploads.ts';
import type { PictureView } from '#app/shared/images.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { UploadButton, UploadDrop } from '#app/ui/upload-drop.tsx';
import { PictureErrors } from './picture-errors.tsx';
import { uploadMessage } from './upload-message.ts';
import { UploadProgress } from './upload-progress.tsx';

type ImageFieldProps = {
  onChange: () => void;
  name: 'main_image' | 'faq_image';
  label: string;
  hint?: string;
  initial: PictureView | null;
  errors: string[] | undefined;
  texts: { uploaded: string; removed: string; failed: string };
};

/** One picture, uploaded as soon as it is chosen or dropped; the form sends its address. */
export function ImageField({ onChange, name, label, hint, initial, errors, texts }: ImageFieldProps) {
  const send = useUpload();
  const [picture, setPicture] = useState(initial);
  const [progress, setProgress] = useState<number | null>(null);

  async function upload([file]: File[]) {
    if (!file) return;
    setProgress(0);
    const result = await send(file, 'product', { onProgress: setProgress });
    setProgress(null);
    if (!result.ok) {
      const text = uploadMessage(result.message, texts.failed);
      return showToast({ kind: 'error', text, detail: explainUpload(result, 'plain') });
    }
    setPicture(result.picture);
    onChange();
    showToast({ kind: 'success', text: texts.uploaded });
  }

  function remove() {
    setPicture(null);
    onChange();
    showToast({ kind: 'success', text: texts.removed });
  }

  return (
    <fieldset className="min-w-0">
      <legend className="label">{label}</legend>
      <PictureErrors errors={errors} />
      <input type="hidden" name={name} value={picture?.src ?? ''} />
      {progress !== null ? (
        <UploadProgress name={label} share={progress} className="mt-2 aspect-[4/3]" />
      ) : picture ? (
        <>
          <div className="photo mt-2 aspect-[4/3]">
            <Picture
              picture={picture}
              alt={label}
              sizes="(min-width: 640px) 24rem, 100vw"
              maxWidth={800}
              className="h-full w-full object-cover"
            />
          </div>
          <div className="mt-2 flex gap-1">
            <UploadButton label="Degistir" className="flex-1" onFiles={upload} aria-label={`${label}: degistir`} />
            <IconButton icon="bin" danger label={`${label}: kaldir`} onClick={remove} />
          </div>
        </>
      ) : (
        <UploadDrop
          label="Gorsel sec"
          hint={hint}
          className="mt-2 aspect-[4/3] w-full"
          onFiles={upload}
          aria-label={`${label}: gorsel sec`}
        />
      )}
    </fieldset>
  );
}
