import { useState } from 'react';
import type { LibraryTile } from '#app/features/media/library.server.ts';
import type { LibraryQuery } from '#app/features/media/library-query.ts';
import type { PictureView } from '#app/shared/images.ts';
import type { UploadPurpose } from '#app/shared/upload-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { Modal } from '#app/ui/dialog.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { UploadButton } from '#app/ui/upload-drop.tsx';
import { PickerTiles } from './picker-tiles.tsx';
import { UploadTile } from './upload-tile.tsx';
import { explainUpload } from './uploads.ts';
import { useLibraryChoices } from './use-library-choices.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** The pictures that the record shows already, e.g. "Bu ürünün görselleri". */
export type OwnPictures = { label: string; pictures: PictureView[] };

export type PicturePickerProps = {
  purpose: UploadPurpose;
  /** Several, in the order in which they were chosen. */
  multiple?: boolean;
  own?: OwnPictures | undefined;
  onUse: (pictures: PictureView[]) => void;
  onClose: () => void;
};

type Group = { label: string; query: Partial<LibraryQuery> } | { label: string; tiles: LibraryTile[] };

/** The library inside a form: choose a picture that is there, or upload one. Shown while it is mounted. */
export function PicturePicker({ purpose, multiple = false, own, onUse, onClose }: PicturePickerProps) {
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<LibraryTile[]>([]);
  const [uploaded, setUploaded] = useState<LibraryTile[]>([]);
  const groups = groupsOf(own);
  const [group, setGroup] = useState<Group>(groups[0] as Group);
  const asked = 'query' in group ? group.query : {};
  const { library, failed, retry } = useLibraryChoices({ filter, page, show: undefined, order: 'ad', ...asked });
  const tiles = 'tiles' in group ? group.tiles : [...uploaded, ...(library?.tiles ?? [])];

  const queue = useUploadQueue({
    purpose,
    onUploaded(picture) {
      const tile = toTile(picture);
      setUploaded((list) => [...list, tile]);
      setChosen((list) => (multiple ? [...list, tile] : [tile]));
    },
    onFailed: (failure, file, of) =>
      showToast({
        kind: 'error',
        text: of > 1 ? `${file.name}: ${failure.message}` : failure.message,
        detail: explainUpload(failure, 'turkish'),
      }),
  });

  const use = (list: LibraryTile[]) => onUse(list.map(({ picture }) => picture));
  function choose(tile: LibraryTile) {
    const isChosen = chosen.some(({ path }) => path === tile.path);
    if (!multiple) return isChosen ? use([tile]) : setChosen([tile]);
    setChosen(isChosen ? chosen.filter(({ path }) => path !== tile.path) : [...chosen, tile]);
  }
  function show(next: Group) {
    setGroup(next);
    setPage(1);
  }

  return (
    <Modal open onClose={onClose} title="Görsel seçin" className="dialog-wide">
      {/* The picker stands inside a form: what is typed and pressed here is not the form's. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps events from the form around it */}
      <div
        className="flex min-h-0 flex-1 flex-col"
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <div className="flex flex-wrap gap-2 pt-4">
          <input
            type="search"
            className="input flex-1 basis-56"
            placeholder="Ara: havuz, kum, pergola"
            aria-label="Görsellerde ara"
            maxLength={100}
            data-autofocus
            value={filter}
            onChange={(event) => {
              setFilter(event.target.value);
              show('query' in group ? group : (groups[0] as Group));
            }}
            onKeyDown={(event) => {
              // Enter would send the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <UploadButton
            label="Bilgisayardan ya da telefondan yükle"
            size="md"
            className="max-sm:w-full"
            multiple={multiple}
            onFiles={queue.upload}
          />
        </div>
        <div className="flex gap-2 overflow-x-auto pt-3 pb-1 [scrollbar-width:none]">
          {groups.map((one) => (
            <button
              key={one.label}
              type="button"
              className="chip"
              aria-pressed={one.label === group.label}
              onClick={() => show(one)}
            >
              {one.label}
            </button>
          ))}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto py-4" aria-live="polite">
          <PickerTiles tiles={tiles} chosen={chosen} numbered={multiple} onChoose={choose}>
            {queue.uploads.map((upload) => (
              <li key={upload.key}>
                <UploadTile upload={upload} queue={queue} />
              </li>
            ))}
          </PickerTiles>
          {failed && 'query' in group && (
            <p className="mt-2 flex flex-wrap items-center gap-3 text-danger">
              Görseller yüklenirken bir hata oluştu.
              <Button size="sm" variant="outline" onClick={retry}>
                Yeniden dene
              </Button>
            </p>
          )}
          {tiles.length === 0 && queue.uploads.length === 0 && !failed && (
            <p className="text-stone-600">{emptyText(library !== undefined, filter)}</p>
          )}
          {library?.hasMore && 'query' in group && (
            <p className="mt-4 text-center">
              <Button variant="quiet" onClick={() => setPage(library.page + 1)}>
                Devamını göster
              </Button>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t hairline pt-4">
          <p className="mr-auto text-sm wrap-anywhere max-sm:w-full">
            <ChosenText chosen={chosen} />
          </p>
          <Button variant="outline" className="max-sm:flex-1" onClick={onClose}>
            Vazgeç
          </Button>
          <Button className="max-sm:flex-1" disabled={chosen.length === 0} onClick={() => use(chosen)}>
            {chosen.length > 1 ? `${chosen.length} görseli kullan` : 'Bu görseli kullan'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function ChosenText({ chosen }: { chosen: LibraryTile[] }) {
  const [tile] = chosen;
  if (!tile) return null;
  if (chosen.length > 1) return <b className="font-semibold">{`${chosen.length} görsel seçildi`}</b>;
  const { width, height } = tile.picture;
  const size = width && height ? `${width} × ${height}` : '';
  const used = tile.uses > 0 ? `${tile.uses} yerde kullanılıyor` : '';
  return (
    <>
      <b className="font-semibold">{tile.name}</b>{' '}
      <span className="text-stone-600">{[size, used].filter(Boolean).join(', ')}</span>
    </>
  );
}

function groupsOf(own: OwnPictures | undefined): Group[] {
  const tiles = own?.pictures.map(toTile) ?? [];
  return [
    { label: 'Tümü', query: {} },
    ...(own && tiles.length > 0 ? [{ label: `${own.label} ${tiles.length}`, tiles }] : []),
    { label: 'Ürün', query: { show: 'urun' } },
    { label: 'Proje', query: { show: 'proje' } },
    { label: 'Son yüklenenler', query: { order: 'yeni' } },
  ];
}

function emptyText(isLoaded: boolean, filter: string): string {
  if (!isLoaded) return 'Yükleniyor...';
  return filter ? 'Aramanıza uyan görsel yok.' : 'Kitaplık boş. İlk fotoğrafı yükleyin.';
}

const toTile = (picture: PictureView): LibraryTile => ({
  path: picture.src,
  name: picture.alt ?? picture.src.slice(picture.src.lastIndexOf('/') + 1),
  picture,
  hasAlt: true,
  uses: 1,
});
