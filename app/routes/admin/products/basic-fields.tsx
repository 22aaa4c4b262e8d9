import { useState } from 'react';
import { ADMIN_CATEGORY_LABELS } from '#app/features/products/admin-category-labels.ts';
import { CATEGORIES } from '#app/features/products/category.ts';
import type { ProductValues } from '#app/features/products/product-form-data.ts';
import type { ProductErrors } from '#app/features/products/product-input.ts';
import type { AdminFormState } from '#app/routes/admin/form/use-admin-form.ts';
import { productSlug, transliteratedSlug } from '#app/shared/slug.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#app/ui/field.tsx';

type BasicFieldsProps = {
  form: AdminFormState<ProductValues, ProductErrors>;
  /** The address of a saved product. */
  savedSlug: string | undefined;
};

const categories = CATEGORIES.map((value) => ({ value, label: ADMIN_CATEGORY_LABELS[value] }));

export function BasicFields({ form, savedSlug }: BasicFieldsProps) {
  const { values, errors } = form;
  const [title, setTitle] = useState(values.title);
  const [slug, setSlug] = useState(values.slug);
  const [keepsAddress, setKeepsAddress] = useState(false);
  /** For buttons: unlike typing, pressing them is no input event that the form could notice. */
  function changeSlug(next: string) {
    setSlug(next);
    form.markChanged();
  }
  // The rule drops Turkish letters; the transliterated form is offered where it differs.
  const readable = transliteratedSlug(title);
  const suggestion = readable !== '' && readable !== productSlug(title) && readable !== slug ? readable : null;

  return (
    <>
      <TextField
        name="title"
        label="Baslik"
        required
        value={title}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          if (!keepsAddress) setSlug(productSlug(event.currentTarget.value));
        }}
        error={errors?.title}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <SelectField
          name="category"
          label="Kategori"
          required
          placeholder="Kategori secin"
          options={categories}
          defaultValue={values.category}
          error={errors?.category}
        />
        <TextField
          name="display_order"
          label="Sira"
          type="number"
          min={1}
          step={1}
          required
          defaultValue={values.display_order}
          error={errors?.display_order}
        />
      </div>
      <div>
        <TextField
          name="slug"
          label="Slug"
          leading="/products/"
          required
          autoComplete="off"
          spellCheck={false}
          value={slug}
          onChange={(event) => setSlug(event.currentTarget.value)}
          hint="Basliktan otomatik olusur; Turkce harfler duser, gerekirse elle duzeltin."
          error={errors?.slug}
        />
        {suggestion && (
          <button
            type="button"
            className="link inline-flex min-h-11 items-center break-all"
            onClick={() => changeSlug(suggestion)}
          >
            {`Oneri: ${suggestion}`}
          </button>
        )}
        {savedSlug !== undefined && slug !== savedSlug && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 break-all">{`Yeni adres: /products/${slug}`}</span>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                changeSlug(savedSlug);
                setKeepsAddress(true);
              }}
            >
              Eski adresi koru
            </Button>
          </p>
        )}
      </div>
      <TextareaField
        name="description"
        label="Aciklama"
        required
        defaultValue={values.description}
        error={errors?.description}
      />
      <CheckboxField
        name="is_active"
        label="Aktif"
        hint="Kapaliysa ziyaretciler bu urunu goremez."
        defaultChecked={values.is_active}
      />
    </>
  );
}
