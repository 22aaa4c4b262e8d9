import { data, href } from 'react-router';
import { cleanHtml } from '#app/features/blog/clean-html.server.ts';
import { findOtherPosts, findPost } from '#app/features/blog/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { formatDay, toIsoDay } from '#app/shared/dates.ts';
import { OTHER_POSTS } from '#app/shared/limits.ts';
import { excerptOf } from '#app/shared/plain-text.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { throwIfMoved } from '../moved.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/detail.ts';
import { OtherPosts } from './other-posts.tsx';

export const handle = { keep: {} };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await orWhenFailing(context, 'post', findPost(db, params.slug), undefined);
  if (!found) {
    await throwIfMoved(context, href('/blogs/:slug', params), url.search);
    return data({ post: null, others: [] }, { status: 404 });
  }
  const others = await orWhenFailing(context, 'other posts', findOtherPosts(db, params.slug, OTHER_POSTS), []);
  const { content, ...post } = found;
  return data({ post: { ...post, html: cleanHtml(content), summary: excerptOf(content) }, others });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const post = loaderData?.post;
  if (!post) {
    return pageMeta(matches, {
      title: 'Blog yazısı bulunamadı',
      description: 'Bu yazı yayından kaldırılmış olabilir.',
    });
  }
  return pageMeta(matches, { title: post.title, description: post.summary });
}

export default function BlogDetail({ loaderData }: Route.ComponentProps) {
  const { post, others } = loaderData;
  if (!post) return <PostNotFound />;
  return (
    <article className="wrap pt-8 pb-section md:pt-12">
      <Breadcrumb
        items={[{ label: 'Ana Sayfa', to: href('/') }, { label: 'Blog', to: href('/blogs') }, { label: post.title }]}
      />
      <header className="mt-6 max-w-[50rem]">
        <h1 className="text-h1 [overflow-wrap:anywhere]">{post.title}</h1>
        <time dateTime={toIsoDay(post.created_at)} className="mt-5 block text-stone-600 tnum">
          {formatDay(post.created_at)}
        </time>
      </header>
      {post.picture && (
        <div className="photo mt-8 aspect-[4/3] max-md:mx-[calc(var(--spacing-gutter)*-1)] max-md:rounded-none md:mt-12 md:aspect-[21/9]">
          <Picture
            picture={post.picture}
            alt={post.title}
            sizes="(min-width: 86rem) 78rem, 100vw"
            priority
            className="size-full object-cover object-[50%_55%]"
          />
        </div>
      )}
      <div className="mt-10 grid grid-cols-1 gap-x-20 gap-y-16 md:mt-16 lg:grid-cols-[minmax(0,1fr)_21rem]">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the loader, with the list that saving uses */}
        <div className="prose prose-post" dangerouslySetInnerHTML={{ __html: post.html }} />
        <OtherPosts posts={others} />
      </div>
    </article>
  );
}

function PostNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState
        level={1}
        drawing={<Icon name="doc" className="size-14" />}
        title="Blog yazısı bulunamadı"
        action={<ButtonLink to={href('/blogs')}>Blog Yazılarına Dön</ButtonLink>}
      >
        Bu yazı yayından kaldırılmış olabilir.
      </EmptyState>
    </div>
  );
}
