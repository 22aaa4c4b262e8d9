import type { CSSProperties } from 'react';
import { href } from 'react-router';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { numberWord } from '#app/shared/number-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ColorBoard } from '#app/ui/color-board.tsx';
import { Link } from '#app/ui/link.tsx';
import { TradeIcon } from '#app/ui/trade-icon.tsx';
import { contentMeta } from '../content-meta.ts';
import { breadcrumbs, itemList } from '../json-ld.ts';
import { loadContent } from '../load-content.server.ts';
import type { Route } from './+types/list.ts';
import { ColorMatrix } from './color-matrix.tsx';
import { findPalette, type Palette } from './palette.server.ts';

export const handle = { cache: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const { intro, sentences, samples, search } = (await loadContent(context, 'renkler')).renkler;
  const palette = findPalette(db, sentences.items);
  const nothing = { colors: [], rows: [], hasMore: false };
  const { colors, rows, hasMore } = await orWhenFailing(context, 'colors', palette, nothing);
  const counted = (text: string) => text.replaceAll('{renk sayısı}', numberWord(colors.length));
  return {
    colors,
    rows,
    hasMore,
    intro: { ...intro, text: colors.length > 0 ? counted(intro.text) : EMPTY },
    samples,
    search: { ...search, description: colors.length > 0 ? counted(search.description) : EMPTY },
  };
}

const EMPTY = 'Kartelamız yenileniyor. Renkleri showroomda görebilir ya da bize sorabilirsiniz.';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const colors = loaderData?.colors ?? [];
  return contentMeta(matches, loaderData?.search, {
    structured: [
      breadcrumbs({ name: 'Renkler', path: href('/renkler') }),
      itemList(colors.map(({ slug, name }) => ({ name, path: href('/renkler/:slug', { slug }) }))),
    ],
  });
}

export default function Colors({ loaderData: { colors, rows, hasMore, intro, samples } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-6 md:pt-10">
        <Breadcrumb items={[{ label: 'Ana Sayfa', to: href('/') }, { label: 'Renkler' }]} />
        <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:items-end">
          <h1 className="text-h1">{intro.title}</h1>
          <p className="text-lead text-stone-600">{intro.text}</p>
        </div>
        {colors.length === 0 && (
          <ButtonLink to={href('/contact')} className="mt-8 mb-section">
            İletişime Geçin
          </ButtonLink>
        )}
      </div>
      {colors.length > 0 && <Floor colors={colors} />}
      {rows.length > 0 && (
        <ColorMatrix colors={colors} rows={rows} hasMore={hasMore} title={intro.matrix} text={intro.matrixText} />
      )}
      {colors.length > 0 && <AskForSamples {...samples} />}
    </>
  );
}

const ONE_ROW = 8;

function Floor({ colors }: { colors: Palette['colors'] }) {
  const columns = colors.length > ONE_ROW ? Math.ceil(colors.length / 2) : colors.length;
  return (
    <ul className="color-floor mt-10" style={{ '--columns': columns } as CSSProperties}>
      {colors.map((color, index) => (
        <li key={color.slug} className={index % columns === 0 ? 'color-floor-start' : undefined}>
          <Link to={href('/renkler/:slug', { slug: color.slug })} prefetch="intent" className="plate block">
            <ColorBoard color={color.hex_code} className="color-floor-board" />
            <div className="color-floor-text mt-4">
              <h2 className="text-h3">
                <span className="plate-title">{color.name}</span>
              </h2>
              {color.sentence && <p className="mt-1 text-sm text-stone-600">{color.sentence}</p>}
              <p className="mt-2 text-sm text-stone-600 tnum">{countsOf(color)}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const countsOf = ({ products, projects }: { products: number; projects: number }) =>
  [products > 0 && `${products} ürün`, projects > 0 && `${projects} proje`].filter(Boolean).join(', ');

function AskForSamples({ title, text }: { title: string; text: string }) {
  return (
    <section className="on-dark no-print bg-forest-900 text-white">
      <div className="wrap grid grid-cols-1 items-center gap-x-14 gap-y-8 py-16 md:grid-cols-[minmax(0,1fr)_auto] md:py-24">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 max-w-[34em] text-stone-300">{text}</p>
        </div>
        <ButtonLink variant="light" to={href('/numune')}>
          <TradeIcon name="box" />
          Numune iste
        </ButtonLink>
      </div>
    </section>
  );
}
