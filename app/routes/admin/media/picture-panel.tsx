import { useState } from 'react';
import { LONGEST_ALT } from '#app/features/media/longest-alt.ts';
import type { PictureDetails } from '#app/features/media/picture-details.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { useUnsavedChanges } from '#app/routes/admin/frame/unsaved-changes.tsx';
import { formatDay } from '#app/shared/dates.ts';
import { formatBytes } from '#app/shared/format-bytes.ts';
import { Button } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { TextareaField } from '#app/ui/field.tsx';
import { FocalPoint, type Focus } from './focal-point.tsx';
import { ReplacePicture } from './replace-picture.tsx';
import { UseList } from './use-list.tsx';

/** One picture of the library: its focal point, alt text, places and file. */
export function PicturePanel({ details }: { details: PictureDetails }) {
  const { path, name, uses } = details;
  const [alt, setAlt] = useState(details.alt);
  const [focus, setFocus] = useState<Focus | null>(details.focus);
  const saving = useAdminFetcher({ failure: 'Görsel kaydedilirken bir hata oluştu' });
  const isChanged = alt.trim() !== details.alt || focus?.x !== details.focus?.x || focus?.y !== details.focus?.y;
  const leaveDialog = useUnsavedChanges(isChanged && !saving.busy, 'turkish', { queryCounts: true });
  return (
    <div className="panel p-5">
      <saving.Form method="post">
        <input type="hidden" name="intent" value="describe" />
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="focus_x" value={focus?.x ?? ''} />
        <input type="hidden" name="focus_y" value={focus?.y ?? ''} />
        <h2 className="mb-3 font-sans text-base font-semibold wrap-anywhere">{name}</h2>
        <FocalPoint picture={details.picture} focus={focus} onChange={setFocus} />
        <TextareaField
          name="alt"
          label="Alt metin"
          hint="Görseli göremeyen ziyaretçiye okunur. Ne görünüyorsa onu yazın."
          rows={3}
          className="mt-6"
          maxLength={LONGEST_ALT}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Button type="submit" className="mt-4 w-full" busy={saving.busy} busyLabel="Kaydediliyor...">
          Kaydet
        </Button>
      </saving.Form>
      <UseList uses={uses} />
      <FileFacts details={details} />
      <div className="mt-6">
        <ReplacePicture details={details} />
        {uses.length > 0 ? (
          <p className="hint mt-2">Kullanılan bir görsel silinemez; önce değiştirin.</p>
        ) : (
          <DeletePicture path={path} name={name} />
        )}
      </div>
      {leaveDialog}
    </div>
  );
}

function FileFacts({
  details: { width, height, bytes, content_type, created_at, uploaded_by },
}: {
  details: PictureDetails;
}) {
  const type = content_type.slice(content_type.indexOf('/') + 1).toUpperCase();
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 border-t hairline pt-4 text-sm tnum">
      <dt className="text-stone-600">Ölçü</dt>
      <dd>{`${width} × ${height} piksel`}</dd>
      <dt className="text-stone-600">Dosya</dt>
      <dd>{`${formatBytes(bytes)}, ${type}`}</dd>
      <dt className="text-stone-600">Yüklendi</dt>
      <dd className="wrap-anywhere">{[formatDay(created_at), uploaded_by].filter(Boolean).join(', ')}</dd>
    </dl>
  );
}

function DeletePicture({ path, name }: { path: string; name: string }) {
  const deleting = useAdminFetcher({
    failure: 'Görsel silinirken bir hata oluştu',
  });
  const { confirm, dialog } = useConfirm();

  async function askToDelete() {
    const confirmed = await confirm({
      title: 'Bu görseli silmek istediğinizden emin misiniz?',
      text: `“${name}” kitaplıktan kalıcı olarak silinir.`,
    });
    if (confirmed) deleting.submit({ intent: 'delete', path }, { method: 'post' });
  }

  return (
    <>
      <Button variant="quiet-danger" className="w-full" busy={deleting.busy} onClick={() => void askToDelete()}>
        Sil
      </Button>
      {dialog}
    </>
  );
}
