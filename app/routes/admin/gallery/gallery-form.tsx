import { useEffect, useState } from 'react';
import type { ColorChoice } from '#app/features/colors/admin-queries.server.ts';
import {
  checkGalleryItem,
  type GalleryErrors,
  type GalleryField,
  type GalleryValues,
  readGalleryForm,
} from '#app/features/gallery/gallery-input.ts';
import { GALLERY_TYPE_LABELS, GALLERY_TYPES } from '#app/features/gallery/gallery-item.ts';
import { AdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { ColorSelect } from '#app/routes/admin/form/color-select.tsx';
import { PictureField } from '#app/routes/admin/form/picture-field.tsx';
import { ProductChoiceField } from '#app/routes/admin/form/product-choice-field.tsx';
import { Seen } from '#app/routes/admin/form/seen.tsx';
import type { AdminFormState } from '#app/routes/admin/form/use-admin-form.ts';
import type { PictureView } from '#app/shared/images.ts';
import { CheckboxField, SelectField, TextareaField, TextField } from '#app/ui/field.tsx';

type GalleryFormState = AdminFormState<GalleryValues, GalleryErrors>;

type GalleryFormProps = {
  form: GalleryFormState;
  /** Of the saved item. */
  updatedAt: string | undefined;
  picture: PictureView | null;
  colors: ColorChoice[];
  productIsHidden: boolean;
};

const types = GALLERY_TYPES.map((value) => ({ value, label: GALLERY_TYPE_LABELS[value] }));

export function GalleryForm({ form, updatedAt, picture, colors, productIsHidden }: GalleryFormProps) {
  const { values } = form;
  const { errorOf, check, touch } = useTouchedErrors(form);
  return (
    <AdminForm
      form={form}
      className="mt-8"
      // A select is checked when something is chosen, a text when its field is left.
      onInput={({ target }) => (target instanceof HTMLSelectElement ? touch(target.name) : check())}
      onBlur={(event) => touch((event.target as { name?: string }).name)}
    >
      <Seen form={form} record={updatedAt ? { updated_at: updatedAt } : undefined} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 border-t border-stone-300 py-8 @3xl:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-5">
          <TextField name="title" label="Başlık" required defaultValue={values.title} error={errorOf('title')} />
          <TextareaField
            name="description"
            label="Açıklama"
            rows={4}
            hint="İsteğe bağlı. Görsel büyütüldüğünde altında görünür."
            defaultValue={values.description}
            error={errorOf('description')}
          />
          <SelectField
            name="type"
            label="Tür"
            required
            placeholder="Tür seçin"
            options={types}
            defaultValue={values.type}
            error={errorOf('type')}
          />
          <ProductChoiceField
            name="product"
            label="Ürün"
            hint="İsteğe bağlı. Görselde görünen ürün."
            spelling="turkish"
            initial={values.product}
            initiallyHidden={productIsHidden}
            onChange={form.markChanged}
            error={errorOf('product')}
          />
          <ColorSelect name="color_id" colors={colors} initial={values.color_id} />
          <CheckboxField
            name="is_active"
            label="Aktif"
            hint="Kapalıysa galeride görünmez."
            defaultChecked={values.is_active}
          />
        </div>
        <PictureField
          name="image_url"
          label="Resim"
          required
          purpose="gallery"
          initial={values.image_url}
          picture={picture}
          className="aspect-[4/3]"
          chooseLabel="Resim Seç"
          changeLabel="Başka Resim Seç"
          previewAlt="Önizleme"
          error={errorOf('image_url')}
          onTouched={() => touch('image_url')}
          onChange={() => {
            form.markChanged();
            touch('image_url');
          }}
        />
      </div>
    </AdminForm>
  );
}

/** Errors show under a field once it was touched; after a refused save, under all of them. */
function useTouchedErrors({ ref, errors: refused }: GalleryFormState) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState<GalleryErrors>();
  // The server may know more than the browser found, e.g. that the picture is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every refusal
  useEffect(() => setFound(undefined), [refused]);

  /** In the next task, when React has written a picture just chosen into its hidden field. */
  const check = () =>
    setTimeout(() => {
      if (!ref.current) return;
      const checked = checkGalleryItem(readGalleryForm(new FormData(ref.current)));
      setFound('errors' in checked ? checked.errors : {});
    });

  return {
    check,
    touch(name: string | undefined) {
      if (name) setTouched((old) => new Set(old).add(name));
      check();
    },
    errorOf: (field: GalleryField) => {
      if (refused && !found) return refused[field];
      return touched.has(field) || refused ? found?.[field] : undefined;
    },
  };
}
