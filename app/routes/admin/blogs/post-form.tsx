import { type ReactNode, useState } from 'react';
import { href } from 'react-router';
import type { PostForEditor } from '#app/features/blog/admin-queries.server.ts';
import { POST_STATUS_LABELS, POST_STATUSES, type PostErrors, type PostValues } from '#app/features/blog/post-input.ts';
import { AdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { PictureField } from '#app/routes/admin/form/picture-field.tsx';
import { Seen } from '#app/routes/admin/form/seen.tsx';
import type { AdminFormState } from '#app/routes/admin/form/use-admin-form.ts';
import { RichTextField } from '#app/routes/admin/rich-text/rich-text-field.tsx';
import type { PictureView } from '#app/shared/images.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { Field, SelectField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';

type PostFormProps<Values extends PostValues, Errors extends PostErrors> = {
  form: AdminFormState<Values, Errors>;
  post: PostForEditor | null;
  picture: PictureView | null;
  /** When it is shown. */
  publish: ReactNode;
};

const statuses = POST_STATUSES.map((value) => ({ value, label: POST_STATUS_LABELS[value] }));

export function PostForm<Values extends PostValues, Errors extends PostErrors>({
  form,
  post,
  picture,
  publish,
}: PostFormProps<Values, Errors>) {
  const { values, errors } = form;
  const [title, setTitle] = useState(values.title);
  return (
    <AdminForm form={form} className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Seen form={form} record={post ? { updated_at: post.updated_at } : undefined} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <Field label="Başlık" required error={errors?.title}>
          {(control) => (
            <input
              {...control}
              name="title"
              className="input input-title"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <RichTextField
          name="content"
          label="İçerik"
          initial={values.content}
          onChange={form.markChanged}
          error={errors?.content}
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
        {publish}
        <SelectField
          name="status"
          label="Durum"
          options={statuses}
          defaultValue={values.status}
          hint="Bu alan yalnızca bir nottur. Yazı, yukarıdaki seçimle ya da listedeki “Yayınla” düğmesiyle yayına girer."
        />
        <PictureField
          name="image_url"
          label="Kapak görseli"
          purpose="blog"
          initial={values.image_url}
          picture={picture}
          className="aspect-[3/2]"
          chooseLabel="Görsel Seç"
          changeLabel="Görseli Değiştir"
          removeLabel="Kapak görselini kaldır"
          error={errors?.image_url}
          onChange={form.markChanged}
        />
        <div className="field">
          <span className="label">Önizleme adresi</span>
          <p className="rounded-board bg-stone-100 px-3.5 py-3 text-sm break-all">
            /blogs/<span className="font-semibold">{transliteratedSlug(title)}</span>
          </p>
          {post && (
            <ButtonAnchor
              variant="outline"
              size="sm"
              href={href('/admin/preview/:kind/:record', { kind: 'post', record: post.id })}
              newTab
            >
              <Icon name="eye" />
              Kaydedilmiş hâlini önizle
            </ButtonAnchor>
          )}
        </div>
      </div>
    </AdminForm>
  );
}
