import type { PictureView } from '#app/shared/images.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';

type FieldPicturesProps = { changed: boolean; before: PictureView[]; after: PictureView[] };

/** The pictures before and after, those that went paler. */
export function FieldPictures({ changed, before, after }: FieldPicturesProps) {
  const stays = new Set(after.map(({ src }) => src));
  if (!changed) return <Row label="Görseller" pictures={after} isFaded={() => false} />;
  return (
    <div className="flex flex-wrap items-center gap-3.5">
      <Row label="Önce" pictures={before} isFaded={({ src }) => !stays.has(src)} />
      <Icon name="right" className="size-5 flex-none" />
      <Row label="Sonra" pictures={after} isFaded={() => false} />
    </div>
  );
}

type RowProps = { label: string; pictures: PictureView[]; isFaded: (picture: PictureView) => boolean };

function Row({ label, pictures, isFaded }: RowProps) {
  if (pictures.length === 0) return <span className="text-stone-600">görsel yok</span>;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {pictures.map((picture, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
          key={`${index} ${picture.src}`}
          className={classNames('photo h-20 w-28 md:h-24 md:w-36', isFaded(picture) && 'opacity-55')}
        >
          <Picture
            picture={picture}
            alt={isFaded(picture) ? 'Çıkarılan görsel' : `Görsel ${index + 1}`}
            sizes="144px"
            maxWidth={400}
            className="h-full w-full object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
