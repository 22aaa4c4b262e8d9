import type { PostNotLive } from '#app/features/blog/admin-queries.server.ts';
import type { AdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { PublishButton } from './publish-button.tsx';

/** After saving: the editor's status says *Yayınlandı*, but only publishing in the list makes a post public. */
export function NotLive({ post, publishing }: { post: PostNotLive; publishing: AdminFetcher }) {
  return (
    <section
      aria-label="Yazı yayında değil"
      className="panel mt-6 flex flex-wrap items-center justify-between gap-4 p-4 md:p-5"
    >
      <p className="min-w-0 font-semibold wrap-anywhere">{`“${post.title}” kaydedildi ama yayında değil.`}</p>
      <PublishButton id={post.id} publish publishing={publishing} />
    </section>
  );
}
