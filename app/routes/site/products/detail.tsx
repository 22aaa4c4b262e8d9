import { data, href, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { categoryLabel, isCategory } from '#app/features/products/category.ts';
import { colorsOf, quickFactsOf } from '#app/features/products/product-page.ts';
import { findProduct, findRelatedProducts, type ProductView } from '#app/features/products/queries.server.ts';
import { findProjectsOfProduct } from '#app/features/projects/links.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing, requestFacts } from '#app/server/request-context.server.ts';
import { isColorSlug, isPageNumber } from '#app/shared/paging.ts';
import { firstSentence } from '#app/shared/paragraphs.ts';
import { sharePictureUrl } from '#app/shared/share-picture.ts';
import { asObject } from '#app/shared/turkish-suffix.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { HydratedLater } from '#app/ui/hydrated-later.tsx';
import { PhotoGallery } from '#app/ui/photo-gallery.tsx';
import { breadcrumbs, faqPage } from '../json-ld.ts';
import { throwIfMoved } from '../moved.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/detail.ts';
import { BottomBar } from './bottom-bar.tsx';
import { findActions } from './find-actions.server.ts';
import { product as productNode } from './json-ld.ts';
import { PaperHead } from './paper-head.tsx';
import { Faq, FeaturesAndSpecs } from './product-sections.tsx';
import { ProductSummary } from './product-summary.tsx';
import { PROJECTS_AT_MOST, ProjectsOfProduct } from './projects-of-product.tsx';
import { RELATED_AT_MOST, RelatedProducts } from './related-products.tsx';

export const handle = { cache: { renk: isColorSlug, gorsel: isPageNumber } };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const product = await orWhenFailing(context, 'product', findProduct(db, params.slug), undefined);
  if (!product) {
    await throwIfMoved(context, href('/products/:slug', params), url.search);
    return data({ product: null, colors: [], related: [], projects: [], actions: [] }, { status: 404 });
  }
  // Only existing choices are cached, so that the cache cannot be filled with made-up ones.
  if (!isKnownChoice(product, url.searchParams)) context.get(requestFacts).cacheable = false;
  const related = await orWhenFailing(context, 'related', findRelatedProducts(db, product, RELATED_AT_MOST), []);
  const colors = colorsOf(product.images).map((color) => ({ ...color, object: asObject(color.name) }));
  const built = findProjectsOfProduct(db, product.id, PROJECTS_AT_MOST);
  const projects = await orWhenFailing(context, 'projects of a product', built, []);
  const actions = await orWhenFailing(context, 'actions', findActions(db, product), []);
  return data({ product, colors, related, projects, actions });
}

/** Choosing a colour or picture only changes the query; the product is loaded already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const product = loaderData?.product;
  if (!product) {
    const description = 'Bu ürün kaldırılmış olabilir.';
    return pageMeta(matches, { title: 'Ürün bulunamadı', description, missing: true });
  }
  const { title, slug } = product;
  const path = href('/products/:slug', { slug });
  const node = productNode({ ...product, path, category: categoryLabel(product.category) });
  return pageMeta(matches, {
    title,
    description: firstSentence(product.description),
    path,
    share: { src: sharePictureUrl('urun', slug, title, product.images[0]?.picture.src), alt: title },
    structured: [
      breadcrumbs(
        ...trailOf(product)
          .slice(1)
          .map(({ label, to }) => ({ name: label, path: to ?? path })),
      ),
      (site) => ({ ...node(site), ...subjectOf(site, loaderData.projects) }),
      ...(product.faq.length > 0 ? [faqPage(product.faq)] : []),
    ],
  });
}

/** The projects that were built with it; theirs name it in `mentions`. */
function subjectOf({ url }: { url: string }, projects: { slug: string; title: string }[]) {
  const works = projects.map(({ slug, title }) => ({
    '@type': 'CreativeWork',
    name: title,
    url: url + href('/projects/:slug', { slug }),
  }));
  return works.length > 0 ? { subjectOf: works } : {};
}

export default function ProductDetail({ loaderData }: Route.ComponentProps) {
  const { product, colors, related, projects, actions } = loaderData;
  const [query] = useSearchParams();
  if (!product) return <ProductNotFound />;
  const { color, images, current } = chooseImages(product, query);
  const path = href('/products/:slug', { slug: product.slug });
  const renk = color?.slug;
  return (
    <>
      <div className="wrap pt-6 md:pt-10">
        <PaperHead path={withQuery(path, { renk })} />
        <div className="no-print">
          <Breadcrumb items={trailOf(product)} />
        </div>
        <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
          {images.length > 0 ? (
            <PhotoGallery
              className="max-lg:not-print:mx-[calc(var(--spacing-gutter)*-1)]"
              frameClassName="h-[420px] max-lg:rounded-none lg:h-[600px]"
              thumbClassName="h-20 w-24 md:h-24 md:w-32"
              stripClassName="max-lg:px-gutter"
              // The frame is 600 px high: a landscape photograph is scaled to 900 px before its sides are cropped.
              sizes="(min-width: 64rem) 64rem, (min-width: 40rem) 100vw, 130vw"
              photos={images.map((image) => ({
                picture: image.picture,
                alt: image.color ? `${product.title}, ${image.color.name}` : product.title,
                caption: image.color?.name,
              }))}
              current={current}
              hrefFor={(index) => withQuery(path, { renk, gorsel: index > 0 ? index + 1 : undefined })}
              viewerTitle={product.title}
              viewerLabel="Ürün"
            />
          ) : (
            <div className="photo grid h-[420px] place-items-center text-stone-400 lg:h-[600px]">
              <CategoryDrawing name={product.category} className="size-20" />
            </div>
          )}
          <ProductSummary
            product={product}
            colors={colors}
            chosen={colors.find(({ slug }) => slug === renk)}
            hrefFor={(wanted) => withQuery(path, { renk: wanted?.slug })}
            quickFacts={quickFactsOf(product.technical_specs)}
            actions={actions}
          />
        </div>
      </div>
      <HydratedLater>
        <FeaturesAndSpecs product={product} />
        <ProjectsOfProduct projects={projects} />
        <Faq product={product} />
        <RelatedProducts category={product.category} products={related} />
      </HydratedLater>
      <BottomBar product={product} colorName={color?.name} path={withQuery(path, { renk })} />
    </>
  );
}

/** The colour and picture named in the address. An unknown colour shows all pictures. */
function chooseImages(product: ProductView, query: URLSearchParams) {
  const wanted = query.get('renk');
  const color = product.images.find((image) => image.color?.slug === wanted)?.color ?? undefined;
  const images = color ? product.images.filter((image) => image.color?.slug === wanted) : product.images;
  const current = Number(query.get('gorsel') ?? 1) - 1;
  return { color, images, current: images[current] ? current : 0 };
}

function isKnownChoice(product: ProductView, query: URLSearchParams): boolean {
  const { color, current } = chooseImages(product, query);
  return query.has('renk') === Boolean(color) && (!query.has('gorsel') || String(current + 1) === query.get('gorsel'));
}

function trailOf({ category, title }: ProductView) {
  const products = href('/products');
  return [
    { label: 'Ana Sayfa', to: href('/') },
    { label: 'Ürünler', to: products },
    ...(isCategory(category) ? [{ label: categoryLabel(category), to: withQuery(products, { category }) }] : []),
    { label: title },
  ];
}

function ProductNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState
        level={1}
        drawing={<CategoryDrawing name="all" className="size-14" />}
        title="Ürün bulunamadı"
        action={<ButtonLink to={href('/products')}>Ürünlere Dön</ButtonLink>}
      >
        Bu ürün kaldırılmış ya da adresi değişmiş olabilir.
      </EmptyState>
    </div>
  );
}
