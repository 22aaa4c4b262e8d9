import { data, href, redirect } from 'react-router';
import { isEdit, readAddress } from '#app/features/calculator/address.ts';
import { viewOf } from '#app/features/calculator/view.ts';
import { findMeasuredProducts } from '#app/features/products/measured-products.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { whatsappLink } from '#app/shared/contact-links.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { lazyPart } from '#app/ui/lazy-part.tsx';
import { PartFailed } from '#app/ui/part-failed.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { TextWithLink } from '#app/ui/text-with-link.tsx';
import type { Route } from './+types/calculator.ts';
import { CalculatorForm } from './calculator/calculator-form.tsx';
import { EmptyPlan } from './calculator/empty-plan.tsx';
import { useCalculator } from './calculator/use-calculator.ts';
import { contentMeta } from './content-meta.ts';
import { breadcrumbs } from './json-ld.ts';
import { loadContent } from './load-content.server.ts';

/** Drawing, list and formulas, none of which an empty form needs. */
const CalculationSheet = lazyPart(() => import('./calculator/calculation-sheet.tsx'), {
  failed: (retry) => <PartFailed what="Hesap" retry={retry} />,
});

/** Only the empty form is cached: the same measurements hardly ever come twice. */
export const handle = { cache: {} };

export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : parentHeaders;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const [products, { hesapla: content }] = await Promise.all([
    orWhenFailing(context, 'calculator', findMeasuredProducts(db, readAddress(url.searchParams).urun), null),
    loadContent(context, 'hesapla'),
    CalculationSheet.prepare(),
  ]);
  const view = viewOf(products ?? [], url.searchParams);
  // Without JavaScript "Dikdörtgen ekle" and "Kaldır" end up here; the address does not keep the button.
  if (isEdit(url.searchParams)) throw redirect(`${href('/hesapla')}?${view.query}#olculer`);
  return data(
    { products: products ?? [], view, content },
    {
      status: products ? 200 : 503,
      headers: url.search ? { 'cache-control': 'private, no-cache' } : {},
    },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.content.search, {
    structured: [
      breadcrumbs({ name: 'Ürünler', path: href('/products') }, { name: 'Malzeme hesabı', path: href('/hesapla') }),
    ],
  });
}

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { intro } = loaderData.content;
  return (
    <>
      <div className="wrap pt-6 md:pt-10">
        <div className="no-print">
          <Breadcrumb
            items={[
              { label: 'Ana Sayfa', to: href('/') },
              { label: 'Ürünler', to: href('/products') },
              { label: 'Malzeme hesabı' },
            ]}
          />
        </div>
        <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:items-end print:hidden">
          <h1 className="max-w-[10em] text-h1">{intro.title}</h1>
          <p className="text-lead text-stone-600">{intro.text}</p>
        </div>
      </div>
      {/* A link to another calculation starts anew; what is typed here does not change the loaded address. */}
      <Calculator key={loaderData.view.query} {...loaderData} />
    </>
  );
}

function Calculator({ products, view: loaded, content }: Route.ComponentProps['loaderData']) {
  const { view, shown, revision, form, handlers } = useCalculator(products, loaded);
  return (
    <div className="wrap pt-10 pb-section md:pt-14 print:py-0">
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)] print:block">
        <CalculatorForm ref={form} products={products} view={view} revision={revision} {...handlers} />
        <div className="min-w-0">
          {shown === null ? (
            <>
              <EmptyPlan />
              <NoMeasures text={content.intro.noMeasures} greeting={content.intro.greeting} />
            </>
          ) : (
            // Inert while it shows other measurements than the form: they can be seen, not sent.
            <div inert={shown !== view.query} className={classNames(shown !== view.query && 'opacity-40')}>
              <CalculationSheet products={products} query={shown} />
            </div>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {view !== loaded && view.hasResult ? view.spoken : ''}
      </p>
    </div>
  );
}

function NoMeasures({ text, greeting }: { text: string; greeting: string }) {
  return (
    <p className="mt-5 text-sm text-stone-600">
      <TextWithLink text={text} to={whatsappLink(useSite(), greeting)} />
    </p>
  );
}
