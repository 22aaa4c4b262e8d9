import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffect, useRef } from 'react';
import type { ColorChoice } from '#app/features/colors/admin-queries.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import type { PictureView } from '#app/shared/images.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { StepAnswer } from './image-steps.server.ts';

export type GalleryItem = { key: string; picture: PictureView; color_id: string | null };

type GalleryImageProps = {
  item: GalleryItem;
  number: number;
  count: number;
  colors: ColorChoice[] | null;
  onMove: (by: -1 | 1) => void;
  onColor: (colorId: string | null) => void;
  onRemove: () => void;
  isMain: boolean;
  onMain: () => void;
};

/** One picture of the gallery: drag it by the picture itself, or move it with the two arrows. */
export function GalleryImage({
  item,
  number,
  count,
  colors,
  onMove,
  onColor,
  onRemove,
  isMain,
  onMain,
}: GalleryImageProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: item.key,
  });
  const assigning = useAdminFetcher<StepAnswer>({
    failure: 'Renk atanirken hata olustu',
    spelling: 'plain',
    onFailure: () => onColor(checked.current),
  });
  const removing = useAdminFetcher<StepAnswer>({
    failure: 'Galeri gorseli silinirken hata olustu',
    spelling: 'plain',
  });
  // The colour goes into the form at once, so that a save does not miss it; if the check fails, the last good one is back.
  const checked = useRef(item.color_id);
  useOnStep(assigning.answer, 'done', () => {
    checked.current = item.color_id;
  });
  useOnStep(assigning.answer, 'failed', () => onColor(checked.current));
  useOnStep(removing.answer, 'done', onRemove);

  function chooseColor(value: string) {
    onColor(value || null);
    if (value) void assigning.submit({ intent: 'check-color', color_id: value }, { method: 'post' });
    else checked.current = null;
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
        className="input input-sm mt-1.5"
        aria-label={`Gorsel ${number}: renk`}
        value={item.color_id ?? ''}
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
      {isMain ? (
        <p className="flex min-h-11 items-center px-2 text-sm font-semibold">Ana gorsel</p>
      ) : (
        <Button size="sm" variant="quiet" aria-label={`Gorsel ${number}: ana gorsel yap`} onClick={onMain}>
          Ana gorsel yap
        </Button>
      )}
    </li>
  );
}

/** Calls back once for every answer with this outcome. */
function useOnStep(answer: StepAnswer | undefined, outcome: StepAnswer['step'], callBack: () => void) {
  const latest = useRef(callBack);
  latest.current = callBack;
  useEffect(() => {
    if (answer?.step === outcome) latest.current();
  }, [answer, outcome]);
}
