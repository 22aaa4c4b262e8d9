import type { LibraryTile } from '#app/features/media/library.server.ts';
import { TilePicture } from '#app/features/media/ui/tile-picture.tsx';
import { UploadTile } from '#app/routes/admin/form/upload-tile.tsx';
import type { UploadQueue } from '#app/routes/admin/form/use-upload-queue.ts';
import { Link } from '#app/ui/link.tsx';

type LibraryTilesProps = {
  tiles: LibraryTile[];
  uploads: UploadQueue;
  chosen: string | undefined;
  hrefFor: (path: string) => string;
};

/** What is being uploaded first, then the library. Each picture is a link, so that it has an address. */
export function LibraryTiles({ tiles, uploads, chosen, hrefFor }: LibraryTilesProps) {
  return (
    <ul className="tiles" aria-label="Görseller">
      {uploads.uploads.map((upload) => (
        <li key={upload.key}>
          <UploadTile upload={upload} queue={uploads} />
        </li>
      ))}
      {tiles.map((tile) => (
        <li key={tile.path}>
          <Link
            className="tile"
            to={hrefFor(tile.path)}
            preventScrollReset
            aria-current={tile.path === chosen ? 'true' : undefined}
          >
            <TilePicture tile={tile} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
