import { Picture } from '#app/ui/picture.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { LibraryTile } from '../library.server.ts';

/** A picture of the library, with a flag for what needs work. Its name and its flags are the name of the tile. */
export function TilePicture({ tile: { name, picture, hasAlt, uses } }: { tile: LibraryTile }) {
  return (
    <>
      <Picture picture={{ ...picture, alt: '' }} alt="" sizes="(min-width: 640px) 12rem, 50vw" maxWidth={400} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {uses === 0 ? (
        <span className="tile-flag">Kullanılmıyor</span>
      ) : (
        !hasAlt && <span className="tile-flag tile-flag-warn">Alt metni yok</span>
      )}
    </>
  );
}
