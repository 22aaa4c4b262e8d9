import { useId, useRef, useState } from 'react';
import { formatBytes } from '#app/shared/format-bytes.ts';
import type { PictureView } from '#app/shared/images.ts';
import type { UploadPurpose } from '#app/shared/upload-rules.ts';
import { classNames } from '#app/ui/class-names.ts';
import { FieldError } from '#app/ui/field-error.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { UploadButton, UploadDrop } from '#app/ui/upload-drop.tsx';
import { LibraryButton } from './library-button.tsx';
import { UploadRetry } from './upload-retry.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

type PictureFieldProps = {
  /** The hidden field with the picture's address. */
  name: string;
  label: string;
  required?: boolean;
  purpose: UploadPurpose;
  initial: string;
  picture: PictureView | null;
  /** The shape of the preview, e.g. `aspect-[4/3]`. */
  className: string;
  chooseLabel: string;
  changeLabel: string;
  /** Given where the picture may be removed. */
  removeLabel?: string;
  previewAlt?: string;
  hint?: string;
  error?: string | undefined;
  onChange: () => void;
  onTouched?: () => void;
};

/** One picture of a form, uploaded as soon as it is chosen; the form sends its address. */
export function PictureField({
  name,
  label,
  required = false,
  purpose,
  initial,
  picture,
  className,
  chooseLabel,
  changeLabel,
  removeLabel,
  previewAlt = '',
  hint = 'JPEG, PNG veya WEBP; en fazla 5 MB.',
  error,
  onChange,
  onTouched,
}: PictureFieldProps) {
  const id = useId();
  const [shown, setShown] = useState<PictureView | null>(() => {
    if (!initial) return null;
    return picture?.src === initial ? picture : { src: initial };
  });
  const [file, setFile] = useState<File>();
  const chosen = useRef<File>(undefined);
  const queue = usePictureUpload(purpose, (stored) => keep(stored, chosen.current));
  const busy = queue.current !== undefined;

  function keep(next: PictureView | null, from?: File) {
    setShown(next);
    setFile(from);
    onChange();
  }

  function send(files: File[]) {
    // Another choice takes the place of one that got no answer.
    if (queue.failed) queue.skip(queue.failed.key);
    chosen.current = files[0];
    queue.upload(files);
  }

  const described = {
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? (true as const) : undefined,
    disabled: busy,
    onBlur: onTouched,
    onFiles: send,
  };
  return (
    <div className="field">
      <span className="label">
        {label}
        {required && (
          <span className="text-danger" aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      <input type="hidden" name={name} value={shown?.src ?? ''} />
      {shown ? (
        <>
          <div className={classNames('photo', className)}>
            <Picture
              picture={shown}
              alt={previewAlt}
              sizes="(min-width: 1024px) 32rem, 92vw"
              maxWidth={1200}
              className="h-full w-full object-cover"
            />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <UploadButton
              label={busy ? `Yükleniyor ${queue.percent}` : changeLabel}
              className={removeLabel ? 'flex-1' : ''}
              {...described}
            />
            {removeLabel && <IconButton icon="bin" danger label={removeLabel} onClick={() => keep(null)} />}
            {file && !removeLabel && <span className="hint truncate">{`${file.name}, ${formatBytes(file.size)}`}</span>}
          </div>
        </>
      ) : (
        <UploadDrop label={busy ? `Yükleniyor ${queue.percent}` : chooseLabel} className={className} {...described} />
      )}
      <UploadRetry failed={queue.failed} queue={queue} />
      <div>
        <LibraryButton purpose={purpose} disabled={busy} onUse={([picture]) => keep(picture ?? null)} />
      </div>
      <p className="hint">{hint}</p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
