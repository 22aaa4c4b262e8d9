import { href, redirect } from 'react-router';
import { findColor } from '#app/features/colors/queries.server.ts';
import { type GalleryType, isGalleryType, readGalleryType } from '#app/features/gallery/gallery-item.ts';
import { findGalleryPage } from '#app/features/gallery/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing, requestFacts } from '#app/server/request-context.server.ts';
import { isColorSlug, isPageNumber, pageCountOf, readPageNumber } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { ChipLink, ChipRail } from '#app/ui/chip.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Route } from './+types/gallery.ts';
import { contentMeta } from './content-meta.ts';
import { GalleryGrid } from './gallery/gallery-grid.tsx';
import { imageGallery } from './gallery/json-ld.ts';
import { breadcrumbs } from './json-ld.ts';
import { loadContent } from './load-content.server.ts';

export const handle = { cache: { tur: isGalleryType, renk: isColorSlug, sayfa: isPageNumber } };

/** The tabs show parts of one gallery, so search engines get one canonical address. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.search, {
    ...(loaderData && !loaderData.type && !loaderData.color && { page: loaderData.page }),
    structured: [breadcrumbs({ name: 'Galeri', path: GALLERY }), imageGallery(loaderData?.items ?? [])],
  });
}

const GALLERY = href('/gallery');
const TABS: { type: GalleryType | undefined; label: string }[] = [
  { type: undefined, label: 'Tümü' },
  { type: 'product', label: 'Ürünler' },
  { type: 'project', label: 'Projeler' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const type = readGalleryType(url.searchParams.get('tur'));
  const page = readPageNumber(url.searchParams.get('sayfa'));
  const renk = url.searchParams.get('renk');
  const color = renk === null ? undefined : await orWhenFailing(context, 'color', findColor(db, renk), undefined);
  // Only existing colours are cached, so that the cache cannot be filled with made-up ones.
  if (renk !== null && !color) context.get(requestFacts).cacheable = false;
  const [found, { gallery: content }] = await Promise.all([
    orWhenFailing(context, 'gallery', findGalleryPage(db, { type, color, page }), undefined),
    loadContent(context, 'gallery'),
  ]);
  if (found?.items.length === 0 && page > 1) throw redirect(withQuery(GALLERY, { tur: type, renk: color?.slug }));
  return {
    type,
    color: color && { slug: color.slug, name: color.name },
    page,
    items: found?.items ?? [],
    total: found?.total ?? 0,
    ...content,
  };
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { intro, type, color, page, items, total } = loaderData;
  const renk = color?.slug;
  const hrefFor = (number: number) => withQuery(GALLERY, { tur: type, renk, sayfa: number > 1 ? number : undefined });
  return (
    <>
      <section className="on-dark relative isolate overflow-hidden bg-forest-950 text-white">
        <div className="absolute inset-0 -z-10">
          <Picture
            picture={intro.picture.picture}
            alt={intro.picture.alt}
            sizes="(min-width: 48rem) 100vw, 90vw"
            priority
            className="size-full object-cover object-[50%_72%]"
          />
          <div className="absolute inset-0 bg-[linear-gradient(to_top,rgb(14_23_19/.88)_10%,rgb(14_23_19/.62)_45%,rgb(14_23_19/.15))]" />
        </div>
        <div className="wrap pt-24 pb-10 md:pt-40 md:pb-14">
          <h1 className="text-h1">{intro.title}</h1>
          <p className="mt-3 max-w-[34em] text-lead text-stone-200">{intro.text}</p>
        </div>
      </section>
      <div className="wrap pt-8 pb-section">
        <ChipRail label="Galeri filtresi">
          {TABS.map((tab) => (
            <ChipLink
              key={tab.label}
              to={withQuery(GALLERY, { tur: tab.type, renk })}
              current={tab.type === type}
              preventScrollReset
            >
              {tab.label}
            </ChipLink>
          ))}
        </ChipRail>
        {color && (
          <p role="status" className="mt-6 text-sm text-stone-600 tnum">
            {color.name} renkli {total} görsel ·{' '}
            <Link to={withQuery(GALLERY, { tur: type })} className="link inline-flex min-h-11 items-center">
              Tüm renkler
            </Link>
          </p>
        )}
        {items.length > 0 ? (
          <GalleryGrid
            // Another filter or page is another list: start with a new viewer.
            key={hrefFor(page)}
            items={items}
            page={page}
            total={total}
            type={type}
            renk={renk}
          />
        ) : (
          <EmptyState
            className="mt-10"
            drawing={<Icon name="photo" className="size-14" />}
            title="Bu başlıkta henüz görsel yok."
          />
        )}
        <Pagination className="mt-14" page={page} pageCount={pageCountOf(total)} hrefFor={hrefFor} />
      </div>
    </>
  );
}
