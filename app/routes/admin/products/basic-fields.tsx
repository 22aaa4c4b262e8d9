import { useState } from 'react';
import type { ProductForEditing } from '#app/features/products/admin-queries.server.ts';
import { ADMIN_CATEGORY_LABELS, CATEGORIES } from '#app/features/products/category.ts';
import type { ProductErrors } from '#app/features/products/product-input.ts';
import { productSlug, transliteratedSlug } from '#app/shared/slug.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#app/ui/field.tsx';

type BasicFieldsProps = {
  onChange: () => void;
  product: ProductForEditing | null;
  displayOrder: number;
  values: Record<string, string> | undefined;
  errors: ProductErrors | undefined;
};

const categories = CATEGORIES.map((value) => ({ value, label: ADMIN_CATEGORY_LABELS[value] }));

export function BasicFields({ onChange, product, displayOrder, values, errors }: BasicFieldsProps) {
  const [title, setTitle] = useState(values?.title ?? product?.title ?? '');
  const [slug, setSlug] = useState(values?.slug ?? product?.slug ?? '');
  const [keepsAddress, setKeepsAddress] = useState(false);
  /** For a press of a button, which the form does not hear of as it does of typing. */
  function changeSlug(next: string) {
    setSlug(next);
    onChange();
  }
  // The rule drops Turkish letters; where that hurts, the readable form is one click away.
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
          defaultValue={values?.category ?? product?.category ?? ''}
          error={errors?.category}
        />
        <TextField
          name="display_order"
          label="Sira"
          type="number"
          min={1}
          step={1}
          required
          defaultValue={values?.display_order ?? displayOrder}
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
        {product && slug !== product.slug && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 break-all">{`Yeni adres: /products/${slug}`}</span>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                changeSlug(product.slug);
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
        defaultValue={values?.description ?? product?.description ?? ''}
        error={errors?.description}
      />
      <CheckboxField
        name="is_active"
        label="Aktif"
        hint="Kapaliysa ziyaretciler bu urunu goremez."
        defaultChecked={values ? values.is_active === 'on' : (product?.is_active ?? true)}
      />
    </>
  );
}
