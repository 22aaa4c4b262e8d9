import { data, href, isRouteErrorResponse } from 'react-router';
import { z } from 'zod';
import { findOwnPosts, findPostNotLive, type OwnPostRow } from '#app/features/blog/admin-queries.server.ts';
import { posts } from '#app/features/blog/record.server.ts';
import { publishedField, setPostPublished } from '#app/features/blog/service.server.ts';
import { findSchedules } from '#app/features/schedule/queries.server.ts';
import { isSubmissionFailed } from '#app/routes/admin/form/submission-failed.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { ListPage, NewRecordLink } from '#app/routes/admin/list/list-page.tsx';
import { changeMany, isForMany } from '#app/routes/admin/list/many/change-many.server.ts';
import { ChosenBar } from '#app/routes/admin/list/many/chosen-bar.tsx';
import { POST_WORDS } from '#app/routes/admin/list/many/many-words.ts';
import { movedToBin } from '#app/routes/admin/list/moved-to-bin.ts';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { useSavedRow } from '#app/routes/admin/list/saved-row.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { deleteRecord } from '#app/server/records/save.server.ts';
import { readToast } from '#app/server/toast.server.ts';
import { readListQuery } from '#app/shared/filtered-list.ts';
import { idInput } from '#app/shared/ids.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Route } from './+types/list.ts';
import { NotLive } from './not-live.tsx';
import { PostRow } from './post-row.tsx';

const PUBLISH_FAILED = 'Blog yazısı durumu güncellenirken bir hata oluştu';
const DELETE_FAILED = 'Blog yazısı silinirken bir hata oluştu';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams);
  const author = context.get(adminContext);
  const saved = (await readToast(request))?.saved;
  const notLive = saved ? await findPostNotLive(db, author, saved) : null;
  const found = await findOwnPosts(db, author.id, query);
  const schedules = await findSchedules(db, 'post', found.rows);
  return { filter: query.filter, status: query.status, notLive, ...found, schedules };
}

const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('publish'), id: idInput, is_published: z.stringbool() }),
  z.object({ intent: z.literal('delete'), id: idInput }),
]);
const success = (text: string) => ({ toast: { kind: 'success' as const, text } });
const notFound = (text: string) => data({ toast: { kind: 'error' as const, text } }, { status: 404 });

const MANY = { kind: posts, words: POST_WORDS, shown: publishedField };

/** A post of another author is answered like one that does not exist. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const author = context.get(adminContext);
  if (isForMany(form)) return changeMany(request, url, form, author, MANY);
  const wanted = parseIntent(form, change);
  if (wanted.intent === 'delete') {
    const deleted = await deleteRecord(db, posts, author, wanted.id);
    if (!deleted.ok) return notFound(DELETE_FAILED);
    return { toast: movedToBin('Blog yazısı başarıyla silindi', wanted.id, deleted.title) };
  }
  const saved = await setPostPublished(db, author, wanted.id, wanted.is_published);
  if (!saved.ok) return notFound(PUBLISH_FAILED);
  return success(wanted.is_published ? 'Blog yazısı yayınlandı' : 'Blog yazısı taslağa alındı');
}

export default function PostList({ loaderData }: Route.ComponentProps) {
  const publishing = useAdminFetcher({ failure: PUBLISH_FAILED });
  const deleting = useAdminFetcher({ failure: DELETE_FAILED });
  const { confirm, dialog } = useConfirm();
  const savedRow = useSavedRow();

  async function askToDelete({ id, title }: OwnPostRow) {
    const confirmed = await confirm({
      title: 'Bu blog yazısını silmek istediğinizden emin misiniz?',
      text: `“${title}” çöp kutusuna taşınır. 30 gün içinde geri alabilirsiniz.`,
    });
    if (confirmed) deleting.submit({ intent: 'delete', id }, { method: 'post' });
  }

  if (isSignedOut(publishing.data) || isSignedOut(deleting.data)) return <SignedOut />;
  return (
    <ListPage
      title="Blog Yazıları"
      text="Yalnızca sizin yazılarınız listelenir."
      actions={<NewRecordLink to={href('/admin/blogs/new')}>Yeni Blog Yazısı</NewRecordLink>}
      list={href('/admin/blogs')}
      searchLabel="Yazılarda ara"
      found={loaderData}
      status={{ words: POST_WORDS, current: loaderData.status, counts: loaderData.counts }}
      footer={<ChosenBar words={POST_WORDS} />}
      notice={loaderData.notLive && <NotLive post={loaderData.notLive} publishing={publishing} />}
      empty={{
        icon: 'doc',
        title: 'Henüz blog yazısı yok',
        text: 'İlk yazınız için “Yeni Blog Yazısı” düğmesini kullanın.',
      }}
    >
      <ul className="panel mt-6 divide-y divide-stone-200">
        {loaderData.rows.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            mark={savedRow(post.id)}
            publishing={publishing}
            deleting={deleting.formData?.get('id') === post.id}
            onDelete={() => void askToDelete(post)}
          />
        ))}
      </ul>
      {dialog}
    </ListPage>
  );
}

const isSignedOut = (answer: unknown) => isSubmissionFailed(answer) && answer.failed === 'signed-out';

/** Shown when the session has ended and the dialog to sign in again was closed. */
function SignedOut() {
  return (
    <AdminPage title="Blog Yazıları">
      <EmptyState
        className="mt-8"
        drawing={<Icon name="doc" className="size-14" />}
        title="Oturumunuz kapalı"
        action={<ButtonLink to={`${href('/admin/login')}?next=${href('/admin/blogs')}`}>Giriş Yap</ButtonLink>}
      >
        Blog yazılarınızı görmek için lütfen giriş yapın.
      </EmptyState>
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <SignedOut />;
  return <LoadFailure error={error} text="Blog yazıları yüklenirken bir hata oluştu" />;
}
