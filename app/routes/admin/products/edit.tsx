import { useEffect } from 'react';
import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { findColorChoices } from '#app/features/colors/admin-queries.server.ts';
import {
  findProductForEditing,
  findProductPage,
  nextDisplayOrder,
} from '#app/features/products/admin-queries.server.ts';
import {
  checkProduct,
  newProduct,
  type ProductValues,
  productValues,
  readProductForm,
} from '#app/features/products/product-form-data.ts';
import { nameGonePictures, type ProductErrors } from '#app/features/products/product-input.ts';
import { products } from '#app/features/products/record.server.ts';
import { findSchedule } from '#app/features/schedule/queries.server.ts';
import { refuse, refuseSave } from '#app/routes/admin/form/answers.ts';
import { CopyNotice } from '#app/routes/admin/form/copy-notice.tsx';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { SchedulePanel } from '#app/routes/admin/form/schedule/schedule-panel.tsx';
import { readSeen } from '#app/routes/admin/form/seen-fields.ts';
import { useAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { listAddress } from '#app/routes/admin/list/list-address.ts';
import { productPage } from '#app/routes/admin/list/public-page.ts';
import { redirectToList } from '#app/routes/admin/list/redirect-to-list.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { pageHref } from '#app/shared/filtered-list.ts';
import { showToast } from '#app/ui/toast.tsx';
import type { Route } from './+types/edit.ts';
import { checkColor, discardImage } from './image-steps.server.ts';
import { ProductForm } from './product-form.tsx';

const SAVE_FAILED = 'Urun kaydedilirken bir hata olustu';

// One form and one action for /admin/products/new and /admin/products/:id/edit.

export async function loader({ params, context }: Route.LoaderArgs) {
  const colors = await orWhenFailing(context, 'color choices', findColorChoices(db), null);
  if (!('id' in params)) return { product: null, colors, schedule: {}, displayOrder: await nextDisplayOrder(db) };
  const product = await findProductForEditing(db, context.get(adminContext), params.id as string);
  if (!product) throw data(null, { status: 404 });
  const schedule = await findSchedule(db, 'product', product.id);
  return { product, colors, schedule, displayOrder: product.display_order };
}

const SMALL_STEPS = ['check-color', 'discard-image'];

/** The steps of the gallery between two saves change nothing that was loaded. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return SMALL_STEPS.includes(String(formData?.get('intent'))) ? false : defaultShouldRevalidate;
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'check-color':
      return checkColor(form);
    case 'discard-image':
      return discardImage(form);
  }

  const values = readProductForm(form);
  const checked = checkProduct(values);
  if ('errors' in checked) return refuse({ values, errors: checked.errors }, 400);
  const { input } = checked;
  const id = 'id' in params ? (params.id as string) : undefined;
  const actor = context.get(adminContext);
  const saved =
    id === undefined
      ? await createRecord(db, products, actor, input)
      : await updateRecord(db, products, actor, id, input, readSeen(form) && String(form.get('version')));
  if (!saved.ok)
    return refuseSave<ProductValues, ProductErrors>(values, saved, {
      picturesGone: (urls) => nameGonePictures(input, urls),
      slugTaken: { slug: ['Bu slug baska bir urunde kullaniliyor'] },
      gone: SAVE_FAILED,
    });
  const text = id === undefined ? 'Urun basariyla olusturuldu' : 'Urun basariyla guncellendi';
  const page = productPage(saved.record);
  // A new product is at the end: the list opens on the page that it is on.
  const list =
    id === undefined
      ? pageHref(href('/admin/products'), '', await findProductPage(db, saved.record))
      : listAddress(href('/admin/products'), url.searchParams);
  return redirectToList(list, { id: saved.id, page, text, spelling: 'plain' });
}

export default function ProductEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { product, colors, schedule, displayOrder } = loaderData;
  const colorsFailed = colors === null;
  useEffect(() => {
    if (colorsFailed) showToast({ kind: 'error', text: 'Renk listesi yuklenirken hata olustu' });
  }, [colorsFailed]);

  const form = useAdminForm<ProductValues, ProductErrors>({
    id: 'product',
    failure: SAVE_FAILED,
    spelling: 'plain',
    saved: product ? productValues(product) : newProduct(displayOrder),
    recordId: product?.id,
    kind: 'product',
    read: readProductForm,
    pageAnswer: actionData && 'values' in actionData ? actionData : undefined,
  });
  return (
    <FormPage
      form={form}
      title={product ? 'Urunu Duzenle' : 'Yeni Urun'}
      list={{ to: href('/admin/products'), label: 'Urunler' }}
      newAddress={href('/admin/products/new')}
      saveLabel={product ? 'Guncelle' : 'Olustur'}
      preview="beside"
      page={product && productPage(product)}
      history={product && href('/admin/history/:kind/:id', { kind: 'product', id: product.id })}
    >
      <CopyNotice record={product} />
      {product && <SchedulePanel kind="product" id={product.id} schedule={schedule} spelling="plain" />}
      <ProductForm key={form.key} form={form} product={product} colors={colors} />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Urun bilgileri yuklenirken hata olustu" spelling="plain" />;
}
