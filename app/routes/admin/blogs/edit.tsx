import { data, href } from 'react-router';
import { findPostForEditor } from '#app/features/blog/admin-queries.server.ts';
import { checkPost, EMPTY_POST, nameGonePictures, readPostForm, SLUG_TAKEN } from '#app/features/blog/post-input.ts';
import { posts } from '#app/features/blog/record.server.ts';
import { useAdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { ChangedMeanwhile, readSeen } from '#app/routes/admin/form/changed-meanwhile.tsx';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import { store } from '#app/server/store.server.ts';
import { redirectWithToast } from '#app/server/toast.server.ts';
import type { Route } from './+types/edit.ts';
import { PostForm } from './post-form.tsx';

const SAVE_FAILED = 'Blog yazısı kaydedilirken bir hata oluştu';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (id === undefined) return { post: null, picture: null };
  const post = await findPostForEditor(db, context.get(adminContext), id);
  if (!post) throw new Response(null, { status: 404 });
  const { image_url } = post.values;
  return { post, picture: image_url ? (await findPictures(db, [image_url]))(image_url) : null };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await request.formData();
  const author = context.get(adminContext);
  const values = readPostForm(form);
  const checked = checkPost(values);
  if ('errors' in checked) return data({ values, errors: checked.errors }, { status: 400 });
  const saved =
    id === undefined
      ? await createRecord(db, posts, author, checked.input)
      : await updateRecord(db, store, posts, author, id, checked.input, readSeen(form));
  if (!saved.ok && saved.reason === 'slug-taken')
    return data({ values, errors: { title: SLUG_TAKEN } }, { status: 409 });
  if (!saved.ok && saved.reason === 'pictures-gone')
    return data({ values, errors: nameGonePictures(values, saved.urls) }, { status: 409 });
  if (!saved.ok && saved.reason === 'changed-meanwhile') return data({ values, changed: true }, { status: 409 });
  if (!saved.ok) return data({ values, toast: { kind: 'error' as const, text: SAVE_FAILED } }, { status: 404 });
  return redirectWithToast(href('/admin/blogs'), {
    kind: 'success',
    text: id === undefined ? 'Blog yazısı oluşturuldu' : 'Blog yazısı güncellendi',
  });
}

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const { post, picture } = loaderData;
  const form = useAdminForm<typeof action>({ id: 'post-form', failure: SAVE_FAILED });
  // Without JavaScript the answer comes with the page.
  const answer = form.answer ?? actionData;

  return (
    <FormPage
      form={form}
      title={post ? 'Blog Yazısını Düzenle' : 'Yeni Blog Yazısı'}
      list={{ to: href('/admin/blogs'), label: 'Blog Yazıları' }}
      saveLabel="Kaydet"
    >
      {answer && 'changed' in answer && post && (
        <ChangedMeanwhile answer={answer} form={form} current={href('/admin/blogs/:id/edit', { id: post.id })} />
      )}
      <PostForm
        // Another record, another form; so is a draft that was brought back.
        key={`${post?.id} ${form.restored !== undefined}`}
        form={form}
        post={post}
        values={form.restored ? readPostForm(form.restored) : (actionData?.values ?? post?.values ?? EMPTY_POST)}
        picture={picture}
        errors={answer && 'errors' in answer ? answer.errors : undefined}
      />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Blog yazısı yüklenirken bir hata oluştu" />;
}
