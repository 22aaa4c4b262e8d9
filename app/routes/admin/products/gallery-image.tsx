import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffect, useRef } from 'react';
import type { ColorChoice } from '#app/features/colors/admin-queries.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { action } from './edit.tsx';
import type { GalleryItem } from './image-gallery.tsx';

type GalleryImageProps = {
  item: GalleryItem;
  number: number;
  count: number;
  colors: ColorChoice[] | null;
  onMove: (by: -1 | 1) => void;
  onColor: (colorId: string | null) => void;
  onRemove: () => void;
};

/** One picture of the gallery: drag it by the picture itself, or move it with the two arrows. */
export function GalleryImage({ item, number, count, colors, onMove, onColor, onRemove }: GalleryImageProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: item.key,
  });
  const assigning = useAdminFetcher<typeof action>({ failure: 'Renk atanirken hata olustu' });
  const removing = useAdminFetcher<typeof action>({ failure: 'Galeri gorseli silinirken hata olustu' });
  const asked = useRef<string | null>(null);
  useOnDone(assigning.answer, () => onColor(asked.current));
  useOnDone(removing.answer, onRemove);
  // What was chosen shows at once; refused, the select turns back to what the form holds.
  const shownColor = assigning.busy ? asked.current : item.color_id;

  function chooseColor(value: string) {
    asked.current = value || null;
    if (value) void assigning.submit({ intent: 'check-color', color_id: value }, { method: 'post' });
    else onColor(null);
  }

  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames('min-w-0', isDragging && 'relative z-10 shadow-float', removing.busy && 'opacity-60')}
    >
      <div className="photo relative aspect-[4/3]">
        <Picture
          picture={item.picture}
          alt=""
          sizes="(min-width: 768px) 16rem, 50vw"
          maxWidth={600}
          className="h-full w-full object-cover"
        />
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="absolute inset-0 cursor-grab -outline-offset-4"
          {...attributes}
          {...listeners}
          aria-label={`Gorsel ${number}: surukle`}
        />
        <div className="absolute top-1.5 left-1.5 flex gap-1">
          <IconButton
            icon="prev"
            label={`Gorsel ${number}: one al`}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="next"
            label={`Gorsel ${number}: arkaya al`}
            disabled={number === count}
            onClick={() => onMove(1)}
          />
        </div>
        <IconButton
          icon="bin"
          danger
          label={`Gorsel ${number}: kaldir`}
          className="absolute top-1.5 right-1.5"
          disabled={removing.busy}
          onClick={() => removing.submit({ intent: 'discard-image', image_url: item.picture.src }, { method: 'post' })}
        />
      </div>
      <select
        className="input mt-1.5 text-sm!"
        aria-label={`Gorsel ${number}: renk`}
        value={shownColor ?? ''}
        disabled={colors === null}
        onChange={(event) => chooseColor(event.currentTarget.value)}
      >
        <option value="">Renk secin</option>
        {colors?.map((color) => (
          <option key={color.id} value={color.id}>
            {color.name}
          </option>
        ))}
      </select>
    </li>
  );
}

/** Calls back once for every answer that says that the step was taken. */
function useOnDone(answer: { step: 'done' | 'failed' | null } | undefined, callBack: () => void) {
  const latest = useRef(callBack);
  latest.current = callBack;
  useEffect(() => {
    if (answer?.step === 'done') latest.current();
  }, [answer]);
}
