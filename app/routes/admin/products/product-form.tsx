import { href } from 'react-router';
import type { ColorChoice } from '#app/features/colors/admin-queries.server.ts';
import type { ProductForEditing } from '#app/features/products/admin-queries.server.ts';
import { faqEntry, featureEntry, specEntry } from '#app/features/products/product.ts';
import { readProductForm } from '#app/features/products/product-form-data.ts';
import { imageEntry, type ProductErrors } from '#app/features/products/product-input.ts';
import { AdminForm, useAdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { ChangedMeanwhile } from '#app/routes/admin/form/changed-meanwhile.tsx';
import { CopyNotice } from '#app/routes/admin/form/copy-notice.tsx';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { Seen } from '#app/routes/admin/form/seen.tsx';
import type { PictureView } from '#app/shared/images.ts';
import { readList } from '#app/shared/lists.ts';
import { FormSection } from '#app/ui/form-section.tsx';
import { BasicFields } from './basic-fields.tsx';
import { DeletedMeanwhile } from './deleted-meanwhile.tsx';
import type { action } from './edit.tsx';
import { ImageField } from './image-field.tsx';
import { ImageGallery } from './image-gallery.tsx';
import { PairList } from './pair-list.tsx';

type ProductFormProps = {
  product: ProductForEditing | null;
  colors: ColorChoice[] | null;
  displayOrder: number;
  /** The answer to a post without JavaScript: everything typed, with what was wrong. */
  plainAnswer: Answer | undefined;
};
type Answer = { values: Record<string, string>; errors?: ProductErrors; conflict?: boolean; gone?: boolean };

export function ProductForm({ product, colors, displayOrder, plainAnswer }: ProductFormProps) {
  const form = useAdminForm<typeof action>({
    id: 'product',
    failure: 'Urun kaydedilirken bir hata olustu',
    spelling: 'plain',
  });
  const answer: Answer | undefined = form.answer && 'values' in form.answer ? form.answer : plainAnswer;
  const values = form.restored ? readProductForm(form.restored).values : plainAnswer?.values;
  const lists = {
    features: values ? readList(values.features, featureEntry) : (product?.features ?? []),
    technical_specs: values ? readList(values.technical_specs, specEntry) : (product?.technical_specs ?? []),
    faq: values ? readList(values.faq, faqEntry) : (product?.faq ?? []),
    images: values
      ? readList(values.images, imageEntry).map(({ image_url, color_id }) => ({
          picture: { src: image_url },
          color_id,
        }))
      : (product?.images ?? []),
  };
  const title = product ? 'Urunu Duzenle' : 'Yeni Urun';
  const part = { onChange: form.markChanged };

  return (
    <FormPage
      form={form}
      title={title}
      list={{ to: href('/admin/products'), label: 'Urunler' }}
      saveLabel={product ? 'Guncelle' : 'Olustur'}
    >
      <CopyNotice record={product} />
      {answer?.conflict && product && (
        <ChangedMeanwhile answer={answer} form={form} current={href('/admin/products/:id/edit', { id: product.id })} />
      )}
      {answer?.gone && <DeletedMeanwhile answer={answer} form={form} />}
      <AdminForm form={form} key={String(form.restored !== undefined)} className="mt-8" aria-label={title}>
        <Seen form={form} record={product ? seenOf(product) : undefined} />
        <FormSection title="Temel Bilgiler" help="Ziyaretcinin urun sayfasinda ilk gordugu bilgiler.">
          <BasicFields
            onChange={form.markChanged}
            product={product}
            displayOrder={displayOrder}
            values={values}
            errors={answer?.errors}
          />
        </FormSection>
        <FormSection title="Gorseller" help="En fazla 5 MB; JPEG, PNG veya WEBP.">
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <ImageField
              {...part}
              name="main_image"
              label="Ana Gorsel"
              errors={answer?.errors?.main_image}
              initial={pictureOf(values?.main_image, product?.mainImage)}
              texts={{
                uploaded: 'Ana gorsel yuklendi',
                removed: 'Ana gorsel kaldirildi',
                failed: 'Ana gorsel yuklenirken hata olustu',
              }}
            />
            <ImageField
              {...part}
              name="faq_image"
              label="SSS Gorseli"
              errors={answer?.errors?.faq_image}
              hint="Sorularin yaninda gorunur"
              initial={pictureOf(values?.faq_image, product?.faqImage)}
              texts={{
                uploaded: 'SSS gorseli yuklendi',
                removed: 'SSS gorseli kaldirildi',
                failed: 'SSS gorseli yuklenirken hata olustu',
              }}
            />
          </div>
          <ImageGallery {...part} initial={lists.images} colors={colors} errors={answer?.errors?.images} />
        </FormSection>
        <FormSection title="Ozellikler" help="Kisa bir baslik ve bir iki cumlelik aciklama.">
          <PairList
            {...part}
            name="features"
            initial={lists.features}
            typed={values}
            addLabel="Ozellik Ekle"
            first={{ key: 'title', name: 'feature_title', label: 'Ozellik basligi' }}
            second={{ key: 'description', name: 'feature_description', label: 'Ozellik aciklamasi', rows: 2 }}
          />
        </FormSection>
        <FormSection title="Teknik Ozellikler" help="Tabloda gorunecek olcu ve degerler.">
          <PairList
            {...part}
            name="technical_specs"
            initial={lists.technical_specs}
            typed={values}
            addLabel="Ekle"
            first={{ key: 'title', name: 'spec_title', label: 'Baslik', placeholder: 'Agirlik' }}
            second={{ key: 'value', name: 'spec_value', label: 'Deger', placeholder: '3,6 kg/m' }}
          />
        </FormSection>
        <FormSection title="Sik Sorulan Sorular" help="Musterilerin telefonda en cok sorduklari.">
          <PairList
            {...part}
            name="faq"
            initial={lists.faq}
            typed={values}
            addLabel="Soru Ekle"
            first={{ key: 'question', name: 'faq_question', label: 'Soru' }}
            second={{ key: 'answer', name: 'faq_answer', label: 'Cevap', rows: 3 }}
          />
        </FormSection>
      </AdminForm>
    </FormPage>
  );
}

const seenOf = ({ updated_at, version, display_order }: ProductForEditing) => ({
  updated_at,
  version,
  seen_display_order: display_order,
});

/** What was typed wins over what is saved, an empty field included. */
function pictureOf(typed: string | undefined, saved: PictureView | null | undefined): PictureView | null {
  if (typed === undefined || typed === saved?.src) return saved ?? null;
  return typed ? { src: typed } : null;
}
