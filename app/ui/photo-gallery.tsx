import type { PictureView } from '#app/shared/images.ts';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { largePictureUrl, useViewer } from './use-viewer.tsx';

export interface Photo {
  picture: PictureView;
  alt: string;
  /** In the corner of the picture, e.g. the name of the colour. */
  caption?: string | undefined;
}

interface PhotoGalleryProps {
  photos: Photo[];
  /** Which photo is shown large. */
  current: number;
  /** The address that shows another one: the choice lives in the URL, so it works without JavaScript. */
  hrefFor: (index: number) => string;
  viewerTitle: string;
  viewerLabel: string;
  sizes: string;
  frameClassName: string;
  thumbClassName: string;
  /** Where the strip has to keep clear of the screen's edge. */
  stripClassName?: string;
  className?: string;
}

/** One large photo that opens in the viewer, and a strip of the others. */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { photos, current, viewerTitle, viewerLabel } = props;
  const { open, viewer } = useViewer({
    total: photos.length,
    itemAt: (index) => {
      const photo = photos[index];
      return photo && { picture: photo.picture, title: viewerTitle, label: viewerLabel, description: photo.caption };
    },
  });
  const shown = photos[current] ?? photos[0];
  if (!shown) return null;
  return (
    <div className={props.className}>
      <div className={classNames('photo', props.frameClassName)}>
        <a
          href={largePictureUrl(shown.picture)}
          data-opens-over=""
          onClick={(event) => open(event, photos.indexOf(shown))}
          aria-label={`${shown.alt}, büyüt`}
          className="block size-full cursor-zoom-in focus-visible:outline-offset-[-5px]"
        >
          <Picture
            key={shown.picture.src}
            picture={shown.picture}
            alt={shown.alt}
            sizes={props.sizes}
            priority
            className="size-full object-cover object-[50%_55%]"
          />
        </a>
        {shown.caption && <p className="photo-tag">{shown.caption}</p>}
      </div>
      {photos.length > 1 && (
        <ul
          aria-label="Görseller"
          className={classNames(
            'mt-joint flex gap-joint overflow-x-auto [scrollbar-width:none] print:hidden',
            props.stripClassName,
          )}
        >
          {photos.map((photo, index) => (
            <li key={photo.picture.src} className="flex-none">
              <Link
                to={props.hrefFor(index)}
                replace
                preventScrollReset
                aria-current={photo === shown ? 'true' : undefined}
                aria-label={photo.caption ? `Görsel ${index + 1}: ${photo.caption}` : `Görsel ${index + 1}`}
                className={classNames('thumb', props.thumbClassName)}
              >
                <Picture
                  picture={photo.picture}
                  alt=""
                  sizes="(min-width: 48rem) 11rem, 7.5rem"
                  maxWidth={400}
                  className="size-full object-cover"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {viewer}
    </div>
  );
}
