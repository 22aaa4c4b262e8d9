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
import { moveItem } from '#app/routes/admin/form/move-item.ts';
import type { PictureView } from '#app/shared/images.ts';
import { UploadDrop } from '#app/ui/upload-drop.tsx';
import { GalleryImage, type GalleryItem } from './gallery-image.tsx';
import { PictureErrors } from './picture-errors.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useGalleryUploads } from './use-gallery-uploads.ts';

type ImageGalleryProps = {
  onChange: () => void;
  initial: { picture: PictureView; color_id: string | null }[];
  colors: ColorChoice[] | null;
  errors: string[] | undefined;
};

export function ImageGallery({ onChange, initial, colors, errors }: ImageGalleryProps) {
  const [items, setItems] = useState<GalleryItem[]>(() =>
    initial.map((image, index) => ({ ...image, key: `saved-${index}` })),
  );
  const change = (next: (items: GalleryItem[]) => GalleryItem[]) => {
    setItems(next);
    onChange();
  };
  const { uploads, upload } = useGalleryUploads((key, picture) =>
    change((list) => [...list, { key, picture, color_id: null }]),
  );

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
          <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3">
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
                onRemove={() => change((list) => list.filter((other) => other.key !== item.key))}
              />
            ))}
            {uploads.map((running) => (
              <li key={running.key}>
                <UploadProgress name={running.name} share={running.share} className="aspect-[4/3]" />
              </li>
            ))}
            <li>
              <UploadDrop
                label="Gorsel ekle"
                icon="plus"
                multiple
                className="h-full min-h-32"
                onFiles={upload}
                aria-label="Galeri: gorsel ekle"
              />
            </li>
          </ul>
        </SortableContext>
      </DndContext>
    </fieldset>
  );
}
