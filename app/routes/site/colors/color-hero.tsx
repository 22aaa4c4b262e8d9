import { href } from 'react-router';
import { withQuery } from '#app/shared/with-query.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ColorBoard } from '#app/ui/color-board.tsx';
import { titleSize } from '#app/ui/title-size.ts';
import { TradeIcon } from '#app/ui/trade-icon.tsx';
import type { ColorPage } from './palette.server.ts';

const LONG_NAME = 18;

/** The colour as a floor of four boards, what there is in it, and the way to a sample and to the calculator. */
export function ColorHero({ color }: { color: ColorPage }) {
  const { slug, name, hex_code, sentence, counts } = color;
  const [first] = color.products;
  const facts = [
    { count: counts.products, label: 'ürün' },
    { count: counts.projects, label: 'proje' },
    { count: counts.gallery, label: 'galeri görseli' },
  ].filter(({ count }) => count > 0);
  return (
    <div className="grid grid-cols-1 lg:grid-cols-2">
      <div className="color-hero">
        {[1, 2, 3, 4].map((board) => (
          <ColorBoard key={board} color={hex_code} />
        ))}
      </div>
      <div className="wrap py-8 lg:py-24">
        <Breadcrumb
          items={[{ label: 'Ana Sayfa', to: href('/') }, { label: 'Renkler', to: href('/renkler') }, { label: name }]}
        />
        <h1 className={classNames('mt-5 wrap-anywhere', name.length > LONG_NAME ? titleSize(name) : 'color-name')}>
          {name}
        </h1>
        {sentence && <p className="mt-5 max-w-[30rem] text-lead text-stone-600">{sentence}</p>}
        {facts.length > 0 && (
          <dl className="mt-8 grid max-w-[30rem] auto-cols-fr grid-flow-col border-stone-300 border-y tnum">
            {facts.map(({ count, label }, index) => (
              <div
                key={label}
                className={classNames('flex flex-col-reverse py-4', index > 0 && 'border-stone-300 border-l pl-4')}
              >
                <dt className="text-sm text-stone-600">{label}</dt>
                <dd className="font-display text-h3">{count}</dd>
              </div>
            ))}
          </dl>
        )}
        {first && (
          <div className="color-actions no-print mt-8 flex flex-wrap gap-3">
            <ButtonLink to={withQuery(href('/numune'), { urun: first.slug, renk: slug })}>
              <TradeIcon name="box" />
              {name} numunesi iste
            </ButtonLink>
            <ButtonLink variant="outline" to={withQuery(href('/hesapla'), { renk: slug })}>
              <TradeIcon name="ruler" />
              {name} ile hesapla
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
