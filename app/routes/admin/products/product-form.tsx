import { useState } from 'react';
import type { ColorChoice } from '#app/features/colors/admin-queries.server.ts';
import type { ProductForEditing } from '#app/features/products/admin-queries.server.ts';
import type { ProductValues } from '#app/features/products/product-form-data.ts';
import type { ProductErrors } from '#app/features/products/product-input.ts';
import { AdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { Seen } from '#app/routes/admin/form/seen.tsx';
import type { AdminFormState } from '#app/routes/admin/form/use-admin-form.ts';
import type { PictureView } from '#app/shared/images.ts';
import { FormSection } from '#app/ui/form-section.tsx';
import { BasicFields } from './basic-fields.tsx';
import { ImageField } from './image-field.tsx';
import { ImageGallery, useGallery } from './image-gallery.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { PairList } from './pair-list.tsx';

type ProductFormProps = {
  form: AdminFormState<ProductValues, ProductErrors>;
  product: ProductForEditing | null;
  colors: ColorChoice[] | null;
};

export function ProductForm({ form, product, colors }: ProductFormProps) {
  const { values, errors } = form;
  const known = [product?.mainImage, product?.faqImage, ...(product?.images ?? []).map(({ picture }) => picture)];
  const pictureOf = (src: string): PictureView | null =>
    src ? (known.find((picture) => picture?.src === src) ?? { src }) : null;
  const images = values.images.map(({ image_url, color_id }) => ({
    picture: pictureOf(image_url) ?? { src: image_url },
    color_id,
  }));
  const [main, setMain] = useState(() => pictureOf(values.main_image));
  const [faq, setFaq] = useState(() => pictureOf(values.faq_image));
  const gallery = useGallery(images, form.markChanged);
  const own = [main, faq, ...gallery.items.map(({ picture }) => picture)].filter((picture) => picture !== null);
  const change = (set: (picture: PictureView | null) => void) => (picture: PictureView | null) => {
    set(picture);
    form.markChanged();
  };

  /** The picture that was the main one goes into the gallery, so that nothing is lost. */
  function makeMain(picture: PictureView) {
    if (main && !gallery.items.some((item) => item.picture.src === main.src)) gallery.add([main]);
    change(setMain)(picture);
  }

  return (
    <AdminForm form={form} className="mt-8" aria-label={product ? 'Urunu Duzenle' : 'Yeni Urun'}>
      <Seen form={form} record={product ? seenOf(product) : undefined} />
      <FormSection title="Temel Bilgiler" help="Ziyaretcinin urun sayfasinda ilk gordugu bilgiler.">
        <BasicFields form={form} savedSlug={product?.slug} />
      </FormSection>
      <FormSection title="Gorseller" help="En fazla 5 MB; JPEG, PNG veya WEBP.">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:max-xl:grid-cols-1">
          <ImageField
            onChange={change(setMain)}
            own={own}
            name="main_image"
            label="Ana Gorsel"
            errors={errors?.main_image}
            picture={main}
            texts={{
              uploaded: 'Ana gorsel yuklendi',
              removed: 'Ana gorsel kaldirildi',
              failed: 'Ana gorsel yuklenirken hata olustu',
            }}
          />
          <ImageField
            onChange={change(setFaq)}
            own={own}
            name="faq_image"
            label="SSS Gorseli"
            errors={errors?.faq_image}
            hint="Sorularin yaninda gorunur"
            picture={faq}
            texts={{
              uploaded: 'SSS gorseli yuklendi',
              removed: 'SSS gorseli kaldirildi',
              failed: 'SSS gorseli yuklenirken hata olustu',
            }}
          />
        </div>
        <ImageGallery gallery={gallery} main={main?.src} onMain={makeMain} colors={colors} errors={errors?.images} />
      </FormSection>
      <FormSection title="Ozellikler" help="Kisa bir baslik ve bir iki cumlelik aciklama.">
        <PairList
          onChange={form.markChanged}
          name="features"
          initial={values.features}
          boxes={values.boxes}
          addLabel="Ozellik Ekle"
          first={{ key: 'title', name: 'feature_title', label: 'Ozellik basligi' }}
          second={{ key: 'description', name: 'feature_description', label: 'Ozellik aciklamasi', rows: 2 }}
        />
      </FormSection>
      <FormSection title="Teknik Ozellikler" help="Tabloda gorunecek olcu ve degerler.">
        <PairList
          onChange={form.markChanged}
          name="technical_specs"
          initial={values.technical_specs}
          boxes={values.boxes}
          addLabel="Ekle"
          first={{ key: 'title', name: 'spec_title', label: 'Baslik', placeholder: 'Agirlik' }}
          second={{ key: 'value', name: 'spec_value', label: 'Deger', placeholder: '3,6 kg/m' }}
        />
      </FormSection>
      <FormSection title="Sik Sorulan Sorular" help="Musterilerin telefonda en cok sorduklari.">
        <PairList
          onChange={form.markChanged}
          name="faq"
          initial={values.faq}
          boxes={values.boxes}
          addLabel="Soru Ekle"
          first={{ key: 'question', name: 'faq_question', label: 'Soru' }}
          second={{ key: 'answer', name: 'faq_answer', label: 'Cevap', rows: 3 }}
        />
      </FormSection>
      <FormSection
        title="Hesaplama Olculeri"
        help="Malzeme hesabi bu sayilarla calisir. Bos birakirsaniz urun hesaplamada gorunmez."
      >
        <MeasureFields values={values.measures} errors={errors} />
      </FormSection>
    </AdminForm>
  );
}

const seenOf = ({ updated_at, version, display_order }: ProductForEditing) => ({
  updated_at,
  version,
  seen_display_order: display_order,
});
