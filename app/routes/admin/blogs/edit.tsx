import { useState } from 'react';
import { href } from 'react-router';
import { findPostForEditor } from '#app/features/blog/admin-queries.server.ts';
import { checkPostOnServer } from '#app/features/blog/check-post.server.ts';
import {
  EMPTY_POST,
  nameGonePictures,
  type PostErrors,
  type PostValues,
  readPostForm,
  SLUG_TAKEN,
} from '#app/features/blog/post-input.ts';
import { posts } from '#app/features/blog/record.server.ts';
import {
  checkPublish,
  NOT_PUBLISHED,
  type PublishChoice,
  type PublishValues,
  publishValues,
  readPublishForm,
} from '#app/features/schedule/publish-choice.ts';
import { publishPost } from '#app/features/schedule/publish-post.server.ts';
import { findSchedule } from '#app/features/schedule/queries.server.ts';
import { writeMoment } from '#app/features/schedule/schedule.ts';
import { refuse, refuseSave } from '#app/routes/admin/form/answers.ts';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { SchedulePanel } from '#app/routes/admin/form/schedule/schedule-panel.tsx';
import { readSeen } from '#app/routes/admin/form/seen-fields.ts';
import { useAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { listAddress } from '#app/routes/admin/list/list-address.ts';
import { postPage } from '#app/routes/admin/list/public-page.ts';
import { redirectToList } from '#app/routes/admin/list/redirect-to-list.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import type { Route } from './+types/edit.ts';
import { PostForm } from './post-form.tsx';
import { PublishFields, saveLabelOf } from './publish-choice.tsx';

const SAVE_FAILED = 'Blog yazısı kaydedilirken bir hata oluştu';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (id === undefined) return { post: null, picture: null, schedule: {} };
  const post = await findPostForEditor(db, context.get(adminContext), id);
  if (!post) throw new Response(null, { status: 404 });
  const { image_url } = post.values;
  const picture = image_url ? (await findPictures(db, [image_url]))(image_url) : null;
  return { post, picture, schedule: await findSchedule(db, 'post', post.id) };
}

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const form = await request.formData();
  const author = context.get(adminContext);
  const values = readForm(form);
  const checked = checkPostOnServer(values);
  const publish = checkPublish(values);
  if ('errors' in checked || 'error' in publish) {
    const errors = {
      ...('errors' in checked && checked.errors),
      ...('error' in publish && { publish: publish.error }),
    };
    return refuse<FormValues, FormErrors>({ values, errors }, 400);
  }
  const saved =
    id === undefined
      ? await createRecord(db, posts, author, checked.input)
      : await updateRecord(db, posts, author, id, checked.input, readSeen(form));
  if (!saved.ok)
    return refuseSave<FormValues, FormErrors>(values, saved, {
      picturesGone: (urls) => nameGonePictures(values, urls),
      slugTaken: { title: SLUG_TAKEN },
      gone: SAVE_FAILED,
    });
  const { publishing } = publish;
  await publishPost(db, author, saved.id, publishing);
  const list = listAddress(href('/admin/blogs'), url.searchParams);
  if (publishing?.choice === 'later')
    return redirectToList(list, {
      id: saved.id,
      page: null,
      text: `Yazı ${writeMoment(publishing.at)} için zamanlandı.`,
      undo: { to: href('/admin/schedule/:kind/:id', { kind: 'post', id: saved.id }), fields: { actions: 'show' } },
    });
  const is_published = publishing ? publishing.choice === 'now' : saved.record.is_published;
  return redirectToList(list, {
    id: saved.id,
    page: postPage({ ...saved.record, is_published }),
    text: id === undefined ? 'Blog yazısı oluşturuldu' : 'Blog yazısı güncellendi',
  });
}

type FormValues = PostValues & PublishValues;
type FormErrors = PostErrors & { publish?: string };

const readForm = (form: FormData): FormValues => ({ ...readPostForm(form), ...readPublishForm(form) });

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const { post, picture, schedule } = loaderData;
  const form = useAdminForm<FormValues, FormErrors>({
    id: 'post-form',
    failure: SAVE_FAILED,
    saved: post ? { ...post.values, ...publishValues(post, schedule) } : { ...EMPTY_POST, ...NOT_PUBLISHED },
    recordId: post?.id,
    kind: 'post',
    read: readForm,
    pageAnswer: actionData,
  });
  // A draft that is taken up again brings its own choice.
  const [chosen, setChosen] = useState<{ key: string; choice: PublishChoice }>();
  const choice = chosen?.key === form.key ? chosen.choice : form.values.publish;

  return (
    <FormPage
      form={form}
      title={post ? 'Blog Yazısını Düzenle' : 'Yeni Blog Yazısı'}
      list={{ to: href('/admin/blogs'), label: 'Blog Yazıları' }}
      newAddress={href('/admin/blogs/new')}
      saveLabel={saveLabelOf(choice, post?.is_published ?? false)}
      preview="instead"
      page={post && postPage(post)}
      history={post && href('/admin/history/:kind/:id', { kind: 'post', id: post.id })}
    >
      {post && <SchedulePanel kind="post" id={post.id} schedule={schedule} actions={['hide']} spelling="turkish" />}
      <PostForm
        key={form.key}
        form={form}
        post={post}
        picture={picture}
        publish={
          <PublishFields
            values={form.values}
            choice={choice}
            onChoose={(choice) => setChosen({ key: form.key, choice })}
            error={form.errors?.publish}
          />
        }
      />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Blog yazısı yüklenirken bir hata oluştu" />;
}
