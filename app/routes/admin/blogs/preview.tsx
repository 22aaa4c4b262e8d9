import { href } from 'react-router';
import { findPostForPreview } from '#app/features/blog/admin-queries.server.ts';
import { PostArticle } from '#app/features/blog/ui/post-article.tsx';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { cleanHtml } from '#app/server/clean-html.server.ts';
import { db } from '#app/server/db.server.ts';
import { writeDay } from '#app/shared/dates.ts';
import { StatusBadge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Route } from './+types/preview.ts';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const found = await findPostForPreview(db, context.get(adminContext), id);
  if (!found) throw new Response(null, { status: 404 });
  const { content, ...post } = found;
  return { post: { ...post, published: writeDay(post.created_at), html: cleanHtml(content) } };
}

/** Only the author can open it, whether the post is published or not. */
export default function PostPreview({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <title>{`Önizleme: ${post.title} | Admin Paneli`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b hairline bg-stone-100 px-4 py-3 md:px-8 lg:px-12">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">Önizleme</span>
          <StatusBadge on={post.is_published}>{post.is_published ? 'Yayında' : 'Taslak'}</StatusBadge>
          <span className="text-sm text-stone-600">
            {post.is_published ? 'Ziyaretçiler de bu yazıyı görüyor.' : 'Bu yazıyı şimdilik yalnızca siz görüyorsunuz.'}
          </span>
        </p>
        <ButtonLink variant="outline" size="sm" to={href('/admin/blogs/:id/edit', { id: post.id })}>
          <Icon name="pen" />
          Düzenle
        </ButtonLink>
      </div>
      <div className="flex-1 bg-white">
        <PostArticle post={post} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Blog yazısı yüklenirken bir hata oluştu" />;
}
