import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { COMPARED_AT_MOST, comparedQuery } from '#app/features/products/comparison.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TradeIcon } from '#app/ui/trade-icon.tsx';
import { useBodyClass } from '#app/ui/use-body-class.ts';
import { type CompareToggleProps, readChosen, writeChosen } from './chosen-products.ts';

/** Takes the product into the comparison and out of it; the tray stands above the bottom bar while something is chosen. */
export function CompareToggle({ product, pressed }: CompareToggleProps) {
  const [chosen, setChosen] = useState(readChosen);
  const isChosen = chosen.some(({ slug }) => slug === product.slug);
  useBodyClass('with-compare-tray', chosen.length > 0);
  const isFull = !isChosen && chosen.length >= COMPARED_AT_MOST;

  function toggle() {
    if (isFull) return;
    const others = chosen.filter(({ slug }) => slug !== product.slug);
    const next = isChosen ? others : [...others, { slug: product.slug, title: product.title }];
    setChosen(next);
    writeChosen(next);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the press that loaded this
  useEffect(() => {
    if (pressed && !isChosen) toggle();
  }, []);

  return (
    <>
      <button type="button" aria-pressed={isChosen} aria-disabled={isFull || undefined} onClick={toggle}>
        <TradeIcon name="compare" />
        <span>
          <b>{isChosen ? 'Karşılaştırmada' : 'Karşılaştırmaya ekle'}</b>
          <small>{noteOf(isChosen, isFull, chosen.length)}</small>
        </span>
        <Icon name={isChosen ? 'check' : 'plus'} />
      </button>
      {chosen.length > 0 && (
        <aside aria-label="Karşılaştırma" className="compare-tray on-dark">
          <div className="wrap">
            <p role="status">{namesOf(chosen.map(({ title }) => title))}</p>
            <a
              className={buttonClass({ variant: 'light', size: 'sm' })}
              href={`${href('/karsilastir')}?${comparedQuery(chosen.map(({ slug }) => slug))}`}
            >
              Karşılaştır
            </a>
          </div>
        </aside>
      )}
    </>
  );
}

function noteOf(isChosen: boolean, isFull: boolean, count: number): string {
  if (isChosen) return `Çıkarmak için basın; ${count} ürün seçili.`;
  return isFull ? 'Üç ürün seçili. Yenisini eklemek için birini çıkarın.' : 'En fazla 3 ürün';
}

function namesOf(titles: string[]): string {
  const last = titles.at(-1);
  return titles.length > 1 ? `${titles.slice(0, -1).join(', ')} ve ${last}` : (last ?? '');
}
