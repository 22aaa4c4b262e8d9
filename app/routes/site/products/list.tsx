import { href, redirect } from 'react-router';
import { findColor } from '#app/features/colors/queries.server.ts';
import { CATEGORIES, CATEGORY_LABELS, type Category, isCategory } from '#app/features/products/category.ts';
import { findProductPage } from '#app/features/products/queries.server.ts';
import { ProductCard } from '#app/features/products/ui/product-card.tsx';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing, requestFacts } from '#app/server/request-context.server.ts';
import { isColorSlug, isPageNumber, offsetOf, pageCountOf, readPageNumber } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { ChipLink, ChipRail } from '#app/ui/chip.tsx';
import { HydratedLater } from '#app/ui/hydrated-later.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { contentMeta } from '../content-meta.ts';
import { breadcrumbs, itemList } from '../json-ld.ts';
import { loadContent } from '../load-content.server.ts';
import type { Route } from './+types/list.ts';

export const handle = { cache: { category: isCategory, renk: isColorSlug, sayfa: isPageNumber } };

const PRODUCTS = href('/products');

export async function loader({ url, context }: Route.LoaderArgs) {
  const wanted = url.searchParams.get('category');
  const category = isCategory(wanted) ? wanted : undefined;
  const page = readPageNumber(url.searchParams.get('sayfa'));
  const renk = url.searchParams.get('renk');
  const color = renk === null ? undefined : await orWhenFailing(context, 'color', findColor(db, renk), undefined);
  // Only existing colours are cached, so that the cache cannot be filled with made-up ones.
  if (renk !== null && !color) context.get(requestFacts).cacheable = false;
  const [found, { products: content }] = await Promise.all([
    orWhenFailing(context, 'products', findProductPage(db, { category, color, page }), undefined),
    loadContent(context, 'products'),
  ]);
  if (found?.items.length === 0 && page > 1) throw redirect(withQuery(PRODUCTS, { category, renk: color?.slug }));
  return {
    category,
    color: color && { slug: color.slug, name: color.name },
    page,
    products: found?.items ?? [],
    total: found?.total ?? 0,
    intro: content.intro,
    search: category ? { title: CATEGORY_LABELS[category], description: content.categories[category] } : content.search,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const category = loaderData?.category;
  const page = loaderData?.page ?? 1;
  const path = withQuery(PRODUCTS, { category });
  return contentMeta(matches, loaderData?.search, {
    path,
    page,
    structured: [
      breadcrumbs(
        { name: 'Ürünler', path: PRODUCTS },
        ...(category ? [{ name: CATEGORY_LABELS[category], path }] : []),
      ),
      itemList(
        (loaderData?.products ?? []).map(({ title, slug }) => ({
          name: title,
          path: href('/products/:slug', { slug }),
        })),
        offsetOf(page) + 1,
      ),
    ],
  });
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { category, color, page, products, total, intro } = loaderData;
  const renk = color?.slug;
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <PageHead title={intro.title}>{intro.text}</PageHead>
      <ChipRail label="Kategori" className="mt-8">
        <ChipLink to={withQuery(PRODUCTS, { renk })} current={!category} preventScrollReset>
          Tümü
        </ChipLink>
        {CATEGORIES.map((id) => (
          <ChipLink
            key={id}
            to={withQuery(PRODUCTS, { category: id, renk })}
            current={id === category}
            preventScrollReset
          >
            {CATEGORY_LABELS[id]}
          </ChipLink>
        ))}
      </ChipRail>
      <p role="status" className="mt-6 text-sm text-stone-600 tnum">
        {color && `${color.name} renkli `}
        {total} ürün
      </p>
      {color && (
        <Link to={withQuery(PRODUCTS, { category })} className="link inline-flex min-h-11 items-center text-sm">
          Tüm renkler
        </Link>
      )}
      {products.length > 0 ? (
        <HydratedLater>
          <ul className="mt-4 grid grid-cols-2 gap-x-joint gap-y-10 lg:grid-cols-3">
            {products.map((product, index) => (
              <li key={product.slug}>
                <ProductCard
                  product={product}
                  color={renk}
                  sizes="(min-width: 86rem) 50rem, (min-width: 64rem) 58vw, 65vw"
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        </HydratedLater>
      ) : (
        <NoProducts category={category} />
      )}
      <Pagination
        className="mt-14"
        page={page}
        pageCount={pageCountOf(total)}
        hrefFor={(number) => withQuery(PRODUCTS, { category, renk, sayfa: number > 1 ? number : undefined })}
      />
    </div>
  );
}

function NoProducts({ category }: { category: Category | undefined }) {
  return (
    <div className="mt-4 border-stone-300 border-y py-16 md:py-24">
      <div className="mx-auto grid max-w-md justify-items-center text-center">
        <CategoryDrawing name={category ?? 'all'} className="size-16 text-stone-400" />
        <h2 className="mt-6 text-h3">Bu kategoride henüz ürün bulunmuyor</h2>
        <p className="mt-3 text-stone-600">
          Aradığınız ölçü ya da sistem üretimde olabilir. Bize yazın, en yakın seçeneği önerelim.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {category && <ButtonLink to={PRODUCTS}>Tüm Ürünler</ButtonLink>}
          <ButtonLink to={href('/contact')} variant={category ? 'outline' : 'primary'}>
            İletişime Geçin
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
