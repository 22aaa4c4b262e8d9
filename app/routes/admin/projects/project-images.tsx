import { useRef, useState } from 'react';
import { enterAddsRow } from '#app/routes/admin/form/enter-adds-row.ts';
import { LibraryButton } from '#app/routes/admin/form/library-button.tsx';
import { UploadRetry } from '#app/routes/admin/form/upload-retry.tsx';
import { usePictureUpload } from '#app/routes/admin/form/use-picture-upload.ts';
import { useRows } from '#app/routes/admin/form/use-rows.ts';
import type { PictureView } from '#app/shared/images.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { UploadButton } from '#app/ui/upload-drop.tsx';

type ProjectImagesProps = {
  initial: string[];
  pictures: PictureView[];
  onChange: () => void;
  /** About the whole list; shown at its first row. */
  error: string | undefined;
  errors: Record<number, string>;
};

export function ProjectImages({ initial, pictures, onChange, error, errors }: ProjectImagesProps) {
  const { rows, add, set, remove, move } = useRows(initial, onChange);
  const [known, setKnown] = useState(
    () => new Map([...uploadsIn(initial), ...pictures].map((picture) => [picture.src, picture])),
  );
  // The row that an upload was chosen in; the other files that were chosen with it get rows of their own at the end.
  const rowOf = useRef(new Map<string, number>());
  const queue = usePictureUpload('project', (picture, key) => {
    learn([picture]);
    const row = rowOf.current.get(key);
    if (row === undefined) add(picture.src);
    else set(row, picture.src);
  });
  const busy = queue.uploads.length > 0;
  const learn = (found: PictureView[]) =>
    setKnown((old) => new Map([...old, ...found.map((picture) => [picture.src, picture] as const)]));

  function uploadAll(row: number, files: File[]) {
    const [first] = queue.upload(files);
    if (first) rowOf.current.set(first, row);
  }

  function chooseAll(row: number, [first, ...others]: PictureView[]) {
    if (!first) return;
    learn([first, ...others]);
    set(row, first.src);
    for (const picture of others) add(picture.src);
  }

  function removeRow(key: number) {
    // Without its row the file would have no place to go to.
    const upload = queue.uploads.find((one) => rowOf.current.get(one.key) === key);
    if (upload) {
      queue.skip(upload.key);
      showToast({ kind: 'info', text: 'Yükleme iptal edildi' });
    }
    remove(key);
  }
  const percentOf = (key: number) =>
    queue.current && rowOf.current.get(queue.current.key) === key ? queue.percent : null;

  return (
    <FormSection title="Resimler" help="Ilk resim kartta kullanilir. En az bir resim gerekir.">
      {rows.length === 0 && error && <p className="error">{error}</p>}
      <ul className="grid grid-cols-1 gap-4" onKeyDown={enterAddsRow(() => add(''))}>
        {rows.map(({ key, value }, index) => (
          <li key={key} className="grid grid-cols-1 gap-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-start">
            <Preview picture={known.get(value)} />
            <Field label={`Resim ${index + 1}`} error={errors[index] ?? (index === 0 ? error : undefined)}>
              {(control) => (
                <div className="flex flex-wrap gap-2">
                  <input
                    {...control}
                    className="input min-w-0 flex-1 basis-40"
                    name="images"
                    value={value}
                    placeholder="https://"
                    inputMode="url"
                    onChange={(event) => set(key, event.target.value)}
                  />
                  <UploadButton
                    label={
                      <span className="max-sm:sr-only">
                        {percentOf(key) ? `Yukleniyor ${percentOf(key)}` : 'Dosya Sec'}
                      </span>
                    }
                    size="field"
                    className="large:shrink flex-none"
                    multiple
                    disabled={busy}
                    onFiles={(files) => uploadAll(key, files)}
                  />
                  <LibraryButton
                    purpose="project"
                    spelling="plain"
                    field={`Resim ${index + 1}`}
                    size="field"
                    className="large:shrink flex-none"
                    multiple
                    disabled={busy}
                    own={{
                      label: 'Bu projenin görselleri',
                      pictures: rows.flatMap((row) => known.get(row.value) ?? []),
                    }}
                    onUse={(chosen) => chooseAll(key, chosen)}
                  />
                </div>
              )}
            </Field>
            <div className="flex gap-1 sm:mt-[1.9rem]">
              <IconButton
                icon="up"
                size="lg"
                label={`Resim ${index + 1}: yukari tasi`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon="dn"
                size="lg"
                label={`Resim ${index + 1}: asagi tasi`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon="bin"
                danger
                size="lg"
                label={`Resim ${index + 1}: kaldir`}
                onClick={() => removeRow(key)}
              />
            </div>
          </li>
        ))}
      </ul>
      <UploadRetry failed={queue.failed} queue={queue} spelling="plain" />
      <div>
        <Button variant="outline" size="sm" onClick={() => add('')}>
          <Icon name="plus" />
          Resim Ekle
        </Button>
      </div>
    </FormSection>
  );
}

/** Uploads in a restored draft: only their addresses are known. */
const uploadsIn = (urls: string[]): PictureView[] =>
  urls.filter((url) => url.startsWith('/images/')).map((src) => ({ src }));

function Preview({ picture }: { picture: PictureView | undefined }) {
  // A typed web address has no preview before it is saved: half an address would be requested at every key.
  if (!picture) {
    return (
      <div className="no-picture max-sm:hidden">
        <Icon name="photo" className="size-8" />
      </div>
    );
  }
  return (
    <div className="photo h-[5.25rem] max-sm:h-40">
      <Picture picture={picture} alt="" sizes="112px" maxWidth={400} className="h-full w-full object-cover" />
    </div>
  );
}
