import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PictureView } from '#app/shared/images.ts';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { Spinner } from './spinner.tsx';

export interface ViewerItem {
  picture: PictureView;
  title: string;
  /** What kind of picture it is, e.g. "Ürün". */
  label?: string | undefined;
  description?: string | null | undefined;
  /** Where what the picture shows can be seen. */
  links?: readonly { label: string; to: string }[] | undefined;
}

export interface ViewerProps {
  index: number;
  total: number;
  /** Undefined for an item that is still loading. */
  itemAt: (index: number) => ViewerItem | undefined;
  load?: ((index: number) => Promise<boolean>) | undefined;
  onMove: (index: number) => void;
  onClose: () => void;
}

const SWIPE = 48;

/** Pictures on the whole screen. Shown while it is mounted; the native <dialog> traps the focus. */
export function Viewer({ index, total, itemAt, load, onMove, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touchX = useRef<number | undefined>(undefined);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'shown' | 'waiting' | 'failed'>('shown');
  const item = itemAt(index);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // The page behind holds still.
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, []);
  useKeepFocusInside(dialog, [previous, next], index);

  async function move(step: -1 | 1) {
    const wanted = index + step;
    if (wanted < 0 || wanted >= total || state === 'waiting') return;
    if (!itemAt(wanted)) {
      setState('waiting');
      if (!(await load?.(wanted))) return setState('failed');
    }
    setState('shown');
    onMove(wanted);
  }

  if (!item) return null;
  return (
    <dialog
      ref={dialog}
      className="viewer on-dark"
      aria-label="Görsel görüntüleyici"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') move(-1);
        if (event.key === 'ArrowRight') move(1);
      }}
      onClick={(event) => {
        if (event.target instanceof HTMLElement && event.target.dataset.backdrop !== undefined) dialog.current?.close();
      }}
      onTouchStart={(event) => {
        touchX.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchX.current ?? Number.NaN);
        // In a zoomed picture a swipe pans; it does not go on to the next one.
        if (Math.abs(moved) > SWIPE && (window.visualViewport?.scale ?? 1) === 1) move(moved > 0 ? -1 : 1);
      }}
    >
      <div
        data-backdrop
        className="grid h-full grid-cols-[minmax(0,1fr)_auto_auto] grid-rows-[auto_minmax(0,1fr)_auto] gap-x-2 md:grid-cols-[6.5rem_minmax(0,1fr)_6.5rem] md:grid-rows-[4.5rem_minmax(0,1fr)_auto] md:gap-x-0 lying:grid-cols-[4.5rem_minmax(0,1fr)_4.5rem_13rem] lying:grid-rows-[4.5rem_minmax(0,1fr)]"
      >
        <div
          data-backdrop
          className="col-span-3 flex items-center justify-between px-4 py-3 md:justify-end md:gap-5 md:py-0 lying:col-span-1 lying:col-start-4 lying:row-start-1 lying:justify-between lying:pl-0"
        >
          <span className="text-sm text-stone-300 tnum" aria-live="polite">
            {index + 1} / {total}
          </span>
          <button type="button" className="viewer-btn" aria-label="Kapat" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <button
          ref={previous}
          type="button"
          className="viewer-btn col-start-2 row-start-3 mt-5 md:col-start-1 md:row-start-2 md:mt-0 md:place-self-center lying:col-start-1 lying:row-span-2 lying:row-start-1 lying:mt-0 lying:place-self-center"
          aria-label="Önceki görsel"
          disabled={index === 0}
          onClick={() => move(-1)}
        >
          <Icon name="prev" />
        </button>
        <div
          data-backdrop
          className="relative col-span-3 col-start-1 row-start-2 min-h-0 min-w-0 [container-type:size] md:col-span-1 md:col-start-2 lying:col-span-1 lying:col-start-2 lying:row-span-2 lying:row-start-1"
        >
          <Picture
            key={item.picture.src}
            picture={item.picture}
            alt={item.title}
            sizes="100vw"
            maxWidth={2600}
            priority
            className="absolute inset-0 m-auto h-auto max-h-full max-w-full bg-transparent md:rounded-board"
            style={stageStyle(item.picture)}
          />
          {state === 'waiting' && <Spinner label="Görsel yükleniyor..." className="absolute inset-0" />}
          {state === 'failed' && (
            <p
              role="alert"
              className="absolute inset-x-4 bottom-4 mx-auto w-fit bg-white px-4 py-2.5 font-semibold text-ink"
            >
              Görsel yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.
            </p>
          )}
        </div>
        <button
          ref={next}
          type="button"
          className="viewer-btn col-start-3 row-start-3 mt-5 mr-4 md:row-start-2 md:m-0 md:place-self-center lying:col-start-3 lying:row-span-2 lying:row-start-1 lying:m-0 lying:place-self-center"
          aria-label="Sonraki görsel"
          disabled={index === total - 1}
          onClick={() => move(1)}
        >
          <Icon name="next" />
        </button>
        <div
          data-backdrop
          className="col-start-1 row-start-3 px-5 py-5 md:col-start-2 md:px-2 md:pb-7 md:text-center lying:col-start-4 lying:row-start-2 lying:overflow-y-auto lying:pt-0 lying:pr-4 lying:pl-0 lying:text-left"
        >
          {item.label && <p className="text-sm text-teak-300">{item.label}</p>}
          <h2 className="mt-0.5 text-h3 [overflow-wrap:anywhere]">{item.title}</h2>
          {item.description && (
            <p className="mt-1.5 max-h-[20svh] max-w-[44em] overflow-y-auto text-stone-300 md:mx-auto lying:max-h-none">
              {item.description}
            </p>
          )}
          {item.links?.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              className="mt-1.5 mr-5 inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {label}
            </a>
          ))}
        </div>
      </div>
    </dialog>
  );
}

/** The picture's box is as large as the stage allows before a byte of it has come, so nothing jumps. */
function stageStyle({ width, height }: PictureView): { width: string } | undefined {
  if (!width || !height) return undefined;
  return { width: `min(100cqw, ${width}px, calc(100cqh * ${width / height}))` };
}

/** A button that becomes disabled loses the focus, and the arrow keys would stop working. */
function useKeepFocusInside(
  dialog: RefObject<HTMLDialogElement | null>,
  buttons: RefObject<HTMLButtonElement | null>[],
  index: number,
) {
  const latest = useRef({ dialog, buttons });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends are reached by a change of the index
  useEffect(() => {
    const { dialog, buttons } = latest.current;
    const focused = document.activeElement;
    const lost = focused === document.body || (focused instanceof HTMLButtonElement && focused.disabled);
    if (dialog.current?.open && lost) buttons.find((button) => button.current?.disabled === false)?.current?.focus();
  }, [index]);
}
