import { data, href } from 'react-router';
import { findOtherPosts, findPost } from '#app/features/blog/queries.server.ts';
import { PostArticle } from '#app/features/blog/ui/post-article.tsx';
import { cleanHtml } from '#app/server/clean-html.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { OTHER_POSTS } from '#app/shared/limits.ts';
import { excerptOf } from '#app/shared/plain-text.ts';
import { sharePictureUrl } from '#app/shared/share-picture.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { breadcrumbs } from '../json-ld.ts';
import { throwIfMoved } from '../moved.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/detail.ts';
import { blogPosting } from './json-ld.ts';
import { OtherPosts } from './other-posts.tsx';

export const handle = { cache: {} };

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
      missing: true,
    });
  }
  const { title, slug, summary: description, picture } = post;
  const path = href('/blogs/:slug', { slug });
  const dates = { published: post.created_at, modified: post.updated_at };
  return pageMeta(matches, {
    title,
    description,
    path,
    article: dates,
    share: { src: sharePictureUrl('yazi', slug, title, picture?.src), alt: title },
    structured: [
      breadcrumbs({ name: 'Blog', path: href('/blogs') }, { name: title, path }),
      blogPosting({ path, title, description, picture, ...dates }),
    ],
  });
}

export default function BlogDetail({ loaderData }: Route.ComponentProps) {
  const { post, others } = loaderData;
  if (!post) return <PostNotFound />;
  return (
    <PostArticle
      post={post}
      above={
        <Breadcrumb
          items={[{ label: 'Ana Sayfa', to: href('/') }, { label: 'Blog', to: href('/blogs') }, { label: post.title }]}
        />
      }
      beside={<OtherPosts posts={others} />}
    />
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
