import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { HomeContent } from './content.ts';

const START = 50;
const SIZES = '(min-width: 1024px) 66vw, (min-width: 640px) 100vw, 130vw';

/** A range input covers the pictures, so mouse, touch and keyboard work natively. */
export function BeforeAfter({ content: { title, text, before, after } }: { content: HomeContent['beforeAfter'] }) {
  const range = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(START);

  // It may have been moved before hydration, or restored by the browser.
  useEffect(() => setPercent(Number(range.current?.value ?? START)), []);

  return (
    <section aria-labelledby="once-sonra" className="wrap py-section">
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-end xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div>
          <h2 id="once-sonra" className="text-h2">
            {title}
          </h2>
          <p className="mt-4 text-stone-600">
            {text}
            <span className="noscript:hidden">
              {' '}
              Çizgiyi sürükleyin<span className="hidden lg:inline"> ya da ok tuşlarını kullanın</span>.
            </span>
          </p>
        </div>
        <div className="ba aspect-[4/5] sm:aspect-[3/2]" style={{ '--x': `${percent}%` } as CSSProperties}>
          <Picture picture={before.picture} alt={before.alt} sizes={SIZES} maxWidth={1600} />
          <Picture picture={after.picture} alt={after.alt} sizes={SIZES} maxWidth={1600} className="ba-after" />
          <span className="ba-tag left-4">Öncesi</span>
          <span className="ba-tag right-4">Sonrası</span>
          <input
            ref={range}
            type="range"
            min="0"
            max="100"
            defaultValue={START}
            autoComplete="off"
            aria-label="Öncesi ve sonrası karşılaştırması"
            aria-valuetext={`Yüzde ${percent} öncesi`}
            onInput={(event) => setPercent(Number(event.currentTarget.value))}
            className="noscript:hidden"
          />
          <div className="ba-line">
            <div className="ba-grip noscript:hidden">
              <Icon name="slide" className="size-6" />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
