import { useState } from 'react';
import type { PictureDetails, ShownUse } from '#app/features/media/picture-details.server.ts';
import { PicturePicker } from '#app/routes/admin/form/picture-picker.tsx';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { useOnAnswer } from '#app/routes/admin/form/use-on-answer.ts';
import type { PictureView } from '#app/shared/images.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Button } from '#app/ui/button.tsx';
import { Modal } from '#app/ui/dialog.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** Another picture in every record at once: choose it, look at both and at the places, then act; the toast takes it back. */
export function ReplacePicture({ details: { path, picture, uses } }: { details: PictureDetails }) {
  const [picking, setPicking] = useState(false);
  const [next, setNext] = useState<PictureView>();
  const replacing = useAdminFetcher({ failure: 'Görsel değiştirilirken bir hata oluştu' });
  const places = uses.filter(({ isRecord }) => isRecord);
  useOnAnswer(replacing.answer, () => setNext(undefined));

  return (
    <>
      {places.length > 0 && (
        <Button variant="outline" className="w-full" onClick={() => setPicking(true)}>
          <AdminIcon name="swap" />
          {`${places.length} yerde birden değiştir`}
        </Button>
      )}
      {picking && (
        <PicturePicker
          purpose="library"
          onClose={() => setPicking(false)}
          onUse={([chosen]) => {
            setPicking(false);
            if (chosen && chosen.src !== picture.src) setNext(chosen);
          }}
        />
      )}
      {next && (
        <Modal open onClose={() => setNext(undefined)} title={`${places.length} yerde değiştir`}>
          <div className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
            <Preview picture={picture} alt="Şimdiki görsel" />
            <AdminIcon name="swap" />
            <Preview picture={next} alt="Yeni görsel" />
          </div>
          <p className="mt-4 text-stone-600">
            {`Yeni görsel ${places.length} yerde görünecek: ${places.map(placeText).join('; ')}.`}
          </p>
          <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <Button variant="outline" data-autofocus onClick={() => setNext(undefined)}>
              Vazgeç
            </Button>
            <Button
              busy={replacing.busy}
              onClick={() => replacing.submit({ intent: 'replace', path, with: next.src }, { method: 'post' })}
            >
              {`${places.length} yerde değiştir`}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}

const placeText = ({ title, place }: ShownUse) => `${title} (${place})`;

function Preview({ picture, alt }: { picture: PictureView; alt: string }) {
  return (
    <div className="photo aspect-[4/3]">
      <Picture
        picture={{ ...picture, alt }}
        alt={alt}
        sizes="12rem"
        maxWidth={400}
        className="h-full w-full object-cover"
      />
    </div>
  );
}
