import { href, redirect } from 'react-router';
import { findPostPage } from '#app/features/blog/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { isPageNumber, offsetOf, pageCountOf, readPageNumber } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { contentMeta } from '../content-meta.ts';
import { breadcrumbs, itemList } from '../json-ld.ts';
import { loadContent } from '../load-content.server.ts';
import type { Route } from './+types/list.ts';
import { PostCard } from './post-card.tsx';

const BLOGS = href('/blogs');

export const handle = { cache: { sayfa: isPageNumber } };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1;
  const posts = loaderData?.posts ?? [];
  const links = posts.map(({ title, slug }) => ({ name: title, path: href('/blogs/:slug', { slug }) }));
  return contentMeta(matches, loaderData?.search, {
    page,
    structured: [breadcrumbs({ name: 'Blog', path: BLOGS }), itemList(links, offsetOf(page) + 1)],
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPageNumber(url.searchParams.get('sayfa'));
  const [found, { blogs: content }] = await Promise.all([
    orWhenFailing(context, 'posts', findPostPage(db, { page }), undefined),
    loadContent(context, 'blogs'),
  ]);
  if (found?.items.length === 0 && page > 1) throw redirect(BLOGS);
  return { ...content, page, posts: found?.items ?? [], total: found?.total ?? 0 };
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { intro, page, posts, total } = loaderData;
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <PageHead title={intro.title}>{intro.text}</PageHead>
      {posts.length > 0 ? (
        <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-12 md:mt-14 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
          {posts.map((post, index) => {
            const wide = page === 1 && index === 0;
            return (
              <li key={post.id} className={wide ? 'border-stone-300 border-b pb-12 md:col-span-2 lg:col-span-3' : ''}>
                <PostCard post={post} wide={wide} />
              </li>
            );
          })}
        </ul>
      ) : (
        <EmptyState
          className="mt-10"
          drawing={<Icon name="doc" className="size-14" />}
          title="Henüz yayımlanmış yazı yok"
        >
          İlk yazılarımız yakında burada olacak.
        </EmptyState>
      )}
      <Pagination
        className="mt-14"
        page={page}
        pageCount={pageCountOf(total)}
        hrefFor={(number) => withQuery(BLOGS, { sayfa: number > 1 ? number : undefined })}
      />
    </div>
  );
}
