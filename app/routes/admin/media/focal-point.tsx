import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import type { PictureView } from '#app/shared/images.ts';
import { Picture } from '#app/ui/picture.tsx';

export type Focus = { x: number; y: number };

const CENTRE: Focus = { x: 50, y: 50 };
const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const CROPS = ['aspect-[16/9]', 'aspect-[4/3]', 'aspect-[4/5]'];

type FocalPointProps = { picture: PictureView; focus: Focus | null; onChange: (focus: Focus) => void };

/** The point that every crop keeps: set by a click, or moved by arrow keys. */
export function FocalPoint({ picture, focus, onChange }: FocalPointProps) {
  const at = focus ?? CENTRE;
  const plain = { ...picture, alt: '' };

  function point(event: MouseEvent<HTMLButtonElement>) {
    // A button pressed by the keyboard has no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: toPercent((event.clientX - left) / width), y: toPercent((event.clientY - top) / height) });
  }

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    onChange({ x: within(at.x + step.x * far), y: within(at.y + step.y * far) });
  }

  return (
    <div>
      <button
        type="button"
        className="focal"
        aria-label={`Odak noktası: soldan %${at.x}, üstten %${at.y}. Ok tuşlarıyla taşıyın.`}
        style={{ '--x': `${at.x}%`, '--y': `${at.y}%` } as CSSProperties}
        onClick={point}
        onKeyDown={move}
      >
        <Picture
          picture={plain}
          alt=""
          sizes="(min-width: 1280px) 22rem, 92vw"
          maxWidth={1200}
          className="block w-full"
        />
        <span className="focal-mark" />
      </button>
      <p className="hint mt-2">Odak: görselin kırpıldığında görünür kalacak yeri.</p>
      <ul className="mt-2 flex h-20 gap-joint" aria-label="Kırpılmış görünümler">
        {CROPS.map((shape) => (
          <li key={shape} className={`photo h-full ${shape}`}>
            <Picture
              picture={{ ...plain, focus: `${at.x}% ${at.y}%` }}
              alt=""
              sizes="9rem"
              maxWidth={400}
              className="h-full w-full object-cover"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const within = (percent: number) => Math.min(100, Math.max(0, percent));
const toPercent = (share: number) => within(Math.round(share * 100));
