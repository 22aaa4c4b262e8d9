import { data, href } from 'react-router';
import { categoryLabel } from '#app/features/products/category.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { sharePictureUrl } from '#app/shared/share-picture.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ColorBoard } from '#app/ui/color-board.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { breadcrumbs, itemList } from '../json-ld.ts';
import { loadContent } from '../load-content.server.ts';
import { throwIfMoved } from '../moved.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/detail.ts';
import { ColorHero } from './color-hero.tsx';
import { ColorPlates } from './color-plates.tsx';
import { type ColorPage, findColorPage } from './palette.server.ts';

export const handle = { cache: {} };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { sentences, samples } = (await loadContent(context, 'renkler')).renkler;
  const found = findColorPage(db, params.slug, sentences.items);
  const color = await orWhenFailing(context, 'color', found, undefined);
  if (color) return data({ color, picturesText: samples.pictures });
  await throwIfMoved(context, href('/renkler/:slug', params), url.search);
  return data({ color: null, picturesText: '' }, { status: 404 });
}

const GONE = 'Bu renk artık kartelada yok.';
const GONE_HINT = 'Yakın tonlar için öteki renklere bakın.';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const color = loaderData?.color;
  if (!color)
    return pageMeta(matches, { title: 'Renk bulunamadı', description: `${GONE} ${GONE_HINT}`, missing: true });
  const title = `${color.name} rengi`;
  const path = href('/renkler/:slug', { slug: color.slug });
  return pageMeta(matches, {
    title,
    description: `${color.sentence ?? ''} ${color.name} renkli ürünler, projeler ve görseller.`,
    path,
    share: { src: sharePictureUrl('renk', color.slug, title, color.products[0]?.picture.src), alt: title },
    structured: [
      breadcrumbs({ name: 'Renkler', path: href('/renkler') }, { name: color.name, path }),
      itemList(color.products.map((product) => ({ name: product.title, path: productIn(color, product) }))),
    ],
  });
}

const productIn = (color: { slug: string }, { slug }: { slug: string }) =>
  withQuery(href('/products/:slug', { slug }), { renk: color.slug });

export default function Color({ loaderData: { color, picturesText } }: Route.ComponentProps) {
  if (!color) return <ColorNotFound />;
  const { name, products, counts } = color;
  return (
    <>
      <ColorHero color={color} />
      {products.length > 0 && (
        <section className="wrap py-section">
          <h2 className="text-h2 wrap-anywhere">Zeminden çatıya {name}</h2>
          <p className="mt-3 text-stone-600">{picturesText}</p>
          <ColorPlates
            plates={products.map((product) => ({
              ...product,
              to: productIn(color, product),
              note: categoryLabel(product.category),
            }))}
          />
          {counts.products > products.length && (
            <p className="mt-10">
              <Link
                to={withQuery(href('/products'), { renk: color.slug })}
                className="link inline-flex min-h-11 items-center"
              >
                {name} renkli {counts.products} ürünün tümü
              </Link>
            </p>
          )}
        </section>
      )}
      {color.projects.length > 0 && (
        <section className="bg-stone-100 py-section">
          <div className="wrap">
            <h2 className="text-h2 wrap-anywhere">{name} ile yapılan projeler</h2>
            <ColorPlates
              plates={color.projects.map((project) => ({
                ...project,
                to: href('/projects/:slug', { slug: project.slug }),
              }))}
            />
          </div>
        </section>
      )}
      <div className="wrap py-section">
        {color.gallery.length > 0 && <FromTheGallery color={color} />}
        {color.others.length > 0 && <OtherColors colors={color.others} />}
      </div>
    </>
  );
}

function FromTheGallery({ color }: { color: ColorPage }) {
  return (
    <section className="mb-section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-h2">Galeriden</h2>
        <Link
          to={withQuery(href('/gallery'), { renk: color.slug })}
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          Galeride {color.name}
        </Link>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-joint md:grid-cols-4">
        {color.gallery.map(({ title, picture }) => (
          <li key={picture.src + title} className="photo aspect-[4/3]">
            <Picture
              picture={picture}
              alt={title}
              sizes="(min-width: 48rem) 22rem, 48vw"
              maxWidth={800}
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherColors({ colors }: { colors: ColorPage['others'] }) {
  return (
    <section className="no-print">
      <h2 className="text-h3">Öteki renkler</h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-joint gap-y-5 md:grid-cols-4">
        {colors.map(({ slug, name, hex_code }) => (
          <li key={slug}>
            <Link to={href('/renkler/:slug', { slug })} prefetch="intent" className="plate block">
              <ColorBoard flat color={hex_code} className="color-other" />
              <span className="plate-title mt-2 block font-semibold">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hidden, deleted or never there: visitors cannot tell. */
function ColorNotFound() {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        className="py-section"
        drawing={<Icon name="drop" className="size-14" />}
        title={GONE}
        action={<ButtonLink to={href('/renkler')}>Renkler</ButtonLink>}
      >
        {GONE_HINT}
      </EmptyState>
    </div>
  );
}
