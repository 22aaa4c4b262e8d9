import { data, href } from 'react-router';
import { countEmptySearch, readVisitor } from '#app/features/insight/counting.server.ts';
import { searchSite } from '#app/features/search/queries.server.ts';
import { QUERY_LENGTH } from '#app/features/search/words.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing, requestFacts } from '#app/server/request-context.server.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Route } from './+types/search.ts';
import { CATEGORY_LINKS } from './layout/nav-links.ts';
import { pageMeta } from './page-meta.ts';
import { FoundPages, findPages } from './search/found-pages.tsx';
import { ResultGroup } from './search/result-group.tsx';
import { SearchForm } from './search/search-form.tsx';

/** Queries hardly repeat, so neither we nor a CDN caches the page. */
export function headers() {
  return { 'cache-control': 'private, no-cache' };
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, QUERY_LENGTH);
  const found = query ? await orWhenFailing(context, 'search', searchSite(db, query), null) : null;
  // A failed search is not "nothing found".
  const failed = query !== '' && found === null;
  const pages = findPages(query);
  if (found && found.total + pages.length === 0)
    countEmptySearch(readVisitor(request, context.get(requestFacts).clientAddress), query);
  return data({ query, found, failed, pages }, failed ? 503 : 200);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.query ? `“${loaderData.query}” araması` : 'Arama',
    description: 'Ürünlerde, projelerde ve blog yazılarında arayın.',
    noindex: true,
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, found, failed, pages } = loaderData;
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <Breadcrumb items={[{ label: 'Ana Sayfa', to: href('/') }, { label: 'Arama' }]} />
      <h1 className="mt-6 text-h1">Arama</h1>
      <SearchForm query={query} />
      <div className="mt-10 md:mt-12">
        {found && found.total + pages.length > 0 ? (
          <Results {...loaderData} />
        ) : (
          <Nothing query={query} failed={failed} />
        )}
      </div>
    </div>
  );
}

function Results({ query, found, pages }: Route.ComponentProps['loaderData']) {
  if (!found) return null;
  const total = sayTotal(found.total + pages.length, found.hasMore);
  return (
    <>
      <p role="status" className="text-stone-600">
        {found.forgiven && pages.length === 0
          ? `“${query}” olduğu gibi geçmiyor; en yakın ${total} sonuç gösteriliyor.`
          : `“${query}” için ${total} sonuç bulundu.`}
      </p>
      <FoundPages pages={pages} />
      <ResultGroup
        title="Ürünler"
        group={found.products}
        hrefFor={(slug) => href('/products/:slug', { slug })}
        all={{ to: href('/products'), label: 'Tüm ürünler' }}
      />
      <ResultGroup
        title="Renkler"
        group={found.colors}
        hrefFor={(slug) => href('/renkler/:slug', { slug })}
        all={{ to: href('/renkler'), label: 'Tüm renkler' }}
      />
      <ResultGroup
        title="Projeler"
        group={found.projects}
        hrefFor={(slug) => href('/projects/:slug', { slug })}
        all={{ to: href('/projects'), label: 'Tüm projeler' }}
      />
      <ResultGroup
        title="Blog yazıları"
        group={found.posts}
        hrefFor={(slug) => href('/blogs/:slug', { slug })}
        all={{ to: href('/blogs'), label: 'Tüm yazılar' }}
      />
    </>
  );
}

const sayTotal = (total: number, hasMore: boolean) => (hasMore ? `${total} ve daha çok` : String(total));

function Nothing({ query, failed }: { query: string; failed: boolean }) {
  return (
    <>
      {query && (
        <div role="status">
          <EmptyState
            drawing={<CategoryDrawing name="all" className="size-14" />}
            title={failed ? 'Arama şu anda yapılamıyor' : `“${query}” için sonuç bulunamadı`}
            action={<ButtonLink to={href('/contact')}>Bize Sorun</ButtonLink>}
            className="mb-12 [overflow-wrap:anywhere]"
          >
            {failed
              ? 'Birkaç dakika sonra yeniden deneyin ya da bize sorun.'
              : 'Daha kısa ya da başka bir sözcükle deneyin; aradığınızı bize de sorabilirsiniz.'}
          </EmptyState>
        </div>
      )}
      <h2 className="text-h3">Ürün gruplarına göz atın</h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-10 border-stone-300 border-t sm:grid-cols-2 lg:grid-cols-3">
        {CATEGORY_LINKS.map((link) => (
          <li key={link.to} className="border-stone-300 border-b">
            <Link
              to={link.to}
              className="flex min-h-12.5 items-center gap-2.5 px-px text-[1rem] leading-tight font-semibold"
            >
              <CategoryDrawing name={link.drawing} className="size-7 text-teak-600" />
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
