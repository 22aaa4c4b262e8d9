import { useEffect, useState } from 'react';
import { formatBytes } from '#app/shared/format-bytes.ts';
import { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Button } from '#app/ui/button.tsx';
import { Modal } from '#app/ui/dialog.tsx';
import { type ShrinkOffer, useShrinkOffer } from './shrink-offer.ts';

/** Once in the frame: offers to shrink what is too large to be uploaded. */
export function ShrinkDialog() {
  const offer = useShrinkOffer();
  if (!offer) return null;
  const { files, first, settle } = offer;
  return (
    <Modal
      open
      onClose={() => settle(false)}
      role="alertdialog"
      closeButton={false}
      title={files.length === 1 ? 'Bu fotoğraf siteye büyük geldi' : 'Bu fotoğraflar siteye büyük geldi'}
    >
      <p className="error mt-2">{UPLOAD_ERRORS.size}</p>
      <div className="mt-4 flex gap-4">
        <Preview file={first.file} />
        <Sizes offer={offer} />
      </div>
      <p className="mt-4 text-stone-600">
        En fazla 5 MB yüklenebilir. Küçültünce ekranda fark görülmez; telefonunuzdaki asıl fotoğraf değişmez. Konum
        bilgisi silinir.
      </p>
      <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={() => settle(false)}>
          Vazgeç
        </Button>
        <Button data-autofocus onClick={() => settle(true)}>
          <AdminIcon name="shrink" />
          Küçültüp yükle
        </Button>
      </div>
    </Modal>
  );
}

function Sizes({ offer: { files, first } }: { offer: ShrinkOffer }) {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const sideBySide = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;
  if (files.length > 1) {
    const after = formatBytes(first.file.size * files.length);
    return (
      <p className="self-center font-semibold tnum">{`${files.length} fotoğraf, ${formatBytes(bytes)} → yaklaşık ${after}`}</p>
    );
  }
  return (
    <dl className="grid content-center gap-1 tnum">
      <div>
        <dt className="inline text-stone-600">Şimdi: </dt>
        <dd className="inline font-semibold">{`${formatBytes(bytes)}, ${sideBySide(first.before)}`}</dd>
      </div>
      <div>
        <dt className="inline text-stone-600">Küçülünce: </dt>
        <dd className="inline font-semibold">{`${formatBytes(first.file.size)}, ${sideBySide(first.after)}`}</dd>
      </div>
    </dl>
  );
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="photo block h-24 w-32 flex-none">
      {url && <img src={url} alt="" className="h-full w-full object-cover" />}
    </span>
  );
}
