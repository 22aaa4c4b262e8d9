import { LibraryButton } from '#app/routes/admin/form/library-button.tsx';
import { UploadTile } from '#app/routes/admin/form/upload-tile.tsx';
import { explainUpload } from '#app/routes/admin/form/uploads.ts';
import { useUploadQueue } from '#app/routes/admin/form/use-upload-queue.ts';
import type { PictureView } from '#app/shared/images.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { UploadButton, UploadDrop } from '#app/ui/upload-drop.tsx';
import { PictureErrors } from './picture-errors.tsx';
import { uploadMessage } from './upload-message.ts';

type ImageFieldProps = {
  onChange: (picture: PictureView | null) => void;
  name: 'main_image' | 'faq_image';
  label: string;
  hint?: string;
  picture: PictureView | null;
  /** The other pictures of the product, to choose from. */
  own: PictureView[];
  errors: string[] | undefined;
  texts: { uploaded: string; removed: string; failed: string };
};

/** One picture, uploaded as soon as it is chosen or dropped; the form sends its address. */
export function ImageField({ onChange, name, label, hint, picture, own, errors, texts }: ImageFieldProps) {
  const queue = useUploadQueue({
    purpose: 'product',
    onUploaded(uploaded) {
      onChange(uploaded);
      showToast({ kind: 'success', text: texts.uploaded });
    },
    onFailed(failure) {
      const text = uploadMessage(failure.message, texts.failed);
      showToast({ kind: 'error', text, detail: explainUpload(failure, 'plain') });
    },
  });
  const [running] = queue.uploads;

  function remove() {
    onChange(null);
    showToast({ kind: 'success', text: texts.removed });
  }

  return (
    <fieldset className="min-w-0">
      <legend className="label">{label}</legend>
      <PictureErrors errors={errors} />
      <input type="hidden" name={name} value={picture?.src ?? ''} />
      {running ? (
        <div className="mt-2">
          <UploadTile upload={{ ...running, name: label }} queue={queue} spelling="plain" />
        </div>
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
            <UploadButton
              label="Degistir"
              className="flex-1"
              onFiles={queue.upload}
              aria-label={`${label}: degistir`}
            />
            <IconButton icon="bin" danger label={`${label}: kaldir`} onClick={remove} />
          </div>
        </>
      ) : (
        <UploadDrop
          label="Gorsel sec"
          hint={hint}
          className="mt-2 aspect-[4/3] w-full"
          onFiles={queue.upload}
          aria-label={`${label}: gorsel sec`}
        />
      )}
      {!running && (
        <div className="mt-2">
          <LibraryButton
            purpose="product"
            spelling="plain"
            field={label}
            own={{ label: 'Bu ürünün görselleri', pictures: own }}
            onUse={([chosen]) => chosen && onChange(chosen)}
          />
        </div>
      )}
    </fieldset>
  );
}
