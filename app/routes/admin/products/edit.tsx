import { useEffect } from 'react';
import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { z } from 'zod';
import { findColorChoices } from '#app/features/colors/admin-queries.server.ts';
import { findProductForEditing, nextDisplayOrder } from '#app/features/products/admin-queries.server.ts';
import { readProductForm } from '#app/features/products/product-form-data.ts';
import { nameGonePictures, type ProductErrors, type ProductInput } from '#app/features/products/product-input.ts';
import { products } from '#app/features/products/record.server.ts';
import { readSeen } from '#app/routes/admin/form/changed-meanwhile.tsx';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { deleteUnusedPictures } from '#app/server/pictures/unused.server.ts';
import type { Refused } from '#app/server/records/kind.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { store } from '#app/server/store.server.ts';
import { redirectWithToast } from '#app/server/toast.server.ts';
import { showToast } from '#app/ui/toast.tsx';
import type { Route } from './+types/edit.ts';
import { ProductForm } from './product-form.tsx';

// One form and one action for /admin/products/new and /admin/products/:id/edit.

export async function loader({ params, context }: Route.LoaderArgs) {
  const colors = await orWhenFailing(context, 'color choices', findColorChoices(db), null);
  if (!('id' in params)) return { product: null, colors, displayOrder: await nextDisplayOrder(db) };
  const product = await findProductForEditing(db, context.get(adminContext), params.id as string);
  if (!product) throw data(null, { status: 404 });
  return { product, colors, displayOrder: product.display_order };
}

const SMALL_STEPS = ['check-color', 'discard-image'];

/** The small steps on the way change nothing that the form shows. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return SMALL_STEPS.includes(String(formData?.get('intent'))) ? false : defaultShouldRevalidate;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'check-color':
      return checkColor(form);
    case 'discard-image':
      return discardImage(form);
  }

  const { values, parsed } = readProductForm(form);
  if (!parsed.success) return refused({ values, errors: z.flattenError(parsed.error).fieldErrors }, 400);
  const id = 'id' in params ? (params.id as string) : undefined;
  const actor = context.get(adminContext);
  const saved =
    id === undefined
      ? await createRecord(db, products, actor, parsed.data)
      : await updateRecord(db, store, products, actor, id, parsed.data, readSeen(form) && String(form.get('version')));
  if (!saved.ok) return refused({ values, ...explain(saved, parsed.data) }, saved.reason === 'not-found' ? 404 : 409);
  const text = id === undefined ? 'Urun basariyla olusturuldu' : 'Urun basariyla guncellendi';
  return redirectWithToast(href('/admin/products'), { kind: 'success', text });
}

type Refusal = { values: Record<string, string>; errors?: ProductErrors; conflict?: boolean; gone?: boolean };

function explain(result: Refused, input: ProductInput): Omit<Refusal, 'values'> {
  if (result.reason === 'pictures-gone') return { errors: nameGonePictures(input, result.urls) };
  if (result.reason === 'slug-taken') return { errors: { slug: ['Bu slug baska bir urunde kullaniliyor'] } };
  return result.reason === 'changed-meanwhile' ? { conflict: true } : { gone: true };
}

const refused = (refusal: Refusal, status: number) =>
  data(
    {
      ...refusal,
      step: null,
      toast:
        refusal.errors || refusal.conflict
          ? null
          : ({ kind: 'error', text: 'Urun kaydedilirken bir hata olustu' } as const),
    },
    { status },
  );

/** The list of colours on the screen may be old: a colour that is gone could not be saved. */
async function checkColor(form: FormData) {
  const wanted = form.get('color_id');
  const colors = await findColorChoices(db);
  return colors.some(({ id }) => id === wanted)
    ? stepDone('Renk basariyla atandi')
    : stepFailed('Renk atanirken hata olustu', 404);
}

/** An upload that the form lets go of before it was ever saved. One that a saved product shows stays until saving. */
async function discardImage(form: FormData) {
  const url = z.string().startsWith('/images/').safeParse(form.get('image_url'));
  if (url.success) await deleteUnusedPictures(db, store, [url.data]);
  return stepDone('Galeri gorseli kaldirildi');
}

const stepDone = (text: string) => data({ step: 'done' as const, toast: { kind: 'success' as const, text } });
const stepFailed = (text: string, status: number) =>
  data({ step: 'failed' as const, toast: { kind: 'error' as const, text } }, { status });

export default function ProductEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { product, colors } = loaderData;
  const colorsFailed = colors === null;
  useEffect(() => {
    if (colorsFailed) showToast({ kind: 'error', text: 'Renk listesi yuklenirken hata olustu' });
  }, [colorsFailed]);

  return (
    <ProductForm
      key={product?.id}
      {...loaderData}
      plainAnswer={actionData && actionData.step === null ? actionData : undefined}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Urun bilgileri yuklenirken hata olustu" spelling="plain" />;
}
