import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { ColorChoice } from '#app/features/colors/admin-queries.server.ts';
import { dragTexts } from '#app/routes/admin/form/drag-texts.ts';
import { LibraryButton } from '#app/routes/admin/form/library-button.tsx';
import { moveItem } from '#app/routes/admin/form/move-item.ts';
import { UploadTile } from '#app/routes/admin/form/upload-tile.tsx';
import type { PictureView } from '#app/shared/images.ts';
import { UploadDrop } from '#app/ui/upload-drop.tsx';
import { GalleryImage, type GalleryItem } from './gallery-image.tsx';
import { PictureErrors } from './picture-errors.tsx';
import { useGalleryUploads } from './use-gallery-uploads.ts';

export type GalleryState = ReturnType<typeof useGallery>;

/** The pictures of the gallery, each with its colour. */
export function useGallery(initial: { picture: PictureView; color_id: string | null }[], onChange: () => void) {
  const [items, setItems] = useState<GalleryItem[]>(() =>
    initial.map((image, index) => ({ ...image, key: `saved-${index}` })),
  );
  const change = (next: (items: GalleryItem[]) => GalleryItem[]) => {
    setItems(next);
    onChange();
  };
  const add = (pictures: PictureView[]) =>
    change((list) => [...list, ...pictures.map((picture) => ({ key: crypto.randomUUID(), picture, color_id: null }))]);
  return { items, change, add };
}

type ImageGalleryProps = {
  gallery: GalleryState;
  /** The address of the product's main picture. */
  main: string | undefined;
  onMain: (picture: PictureView) => void;
  colors: ColorChoice[] | null;
  errors: string[] | undefined;
};

export function ImageGallery({ gallery, main, onMain, colors, errors }: ImageGalleryProps) {
  const { items, change, add } = gallery;
  const queue = useGalleryUploads((picture) => add([picture]));

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function onDragEnd({ active, over }: DragEndEvent) {
    const from = items.findIndex((item) => item.key === active.id);
    const to = items.findIndex((item) => item.key === over?.id);
    if (from >= 0 && to >= 0 && from !== to) change((list) => moveItem(list, from, to));
  }
  const nameOf = (key: unknown) => `Gorsel ${items.findIndex((item) => item.key === key) + 1}`;

  return (
    <fieldset className="min-w-0">
      <legend className="label">Galeri</legend>
      <p className="hint mt-1">Her gorsele bir renk atayin; urun sayfasindaki renk filtresi buradan calisir.</p>
      <PictureErrors errors={errors} />
      <input
        type="hidden"
        name="images"
        value={JSON.stringify(items.map(({ picture, color_id }) => ({ image_url: picture.src, color_id })))}
      />
      <DndContext
        id="product-images"
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={dragTexts(nameOf)}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={items.map((item) => item.key)} strategy={rectSortingStrategy}>
          <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-5 large:grid-cols-1 md:grid-cols-3 lg:max-xl:grid-cols-2">
            {items.map((item, index) => (
              <GalleryImage
                key={item.key}
                item={item}
                number={index + 1}
                count={items.length}
                colors={colors}
                onMove={(by) => change((list) => moveItem(list, index, index + by))}
                onColor={(color_id) =>
                  change((list) => list.map((other) => (other.key === item.key ? { ...other, color_id } : other)))
                }
                isMain={item.picture.src === main}
                onMain={() => onMain(item.picture)}
                onRemove={() => change((list) => list.filter((other) => other.key !== item.key))}
              />
            ))}
            {queue.uploads.map((upload) => (
              <li key={upload.key}>
                <UploadTile upload={upload} queue={queue} spelling="plain" />
              </li>
            ))}
            <li className="grid content-start gap-2">
              <UploadDrop
                label="Gorsel ekle"
                icon="plus"
                multiple
                className="min-h-32"
                onFiles={queue.upload}
                aria-label="Galeri: gorsel ekle"
              />
              <LibraryButton purpose="product" spelling="plain" field="Galeri" multiple onUse={add} />
            </li>
          </ul>
        </SortableContext>
      </DndContext>
    </fieldset>
  );
}
