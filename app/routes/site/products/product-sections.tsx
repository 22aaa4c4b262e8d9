import type { ProductView } from '#app/features/products/queries.server.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SpecTable } from '#app/ui/spec-table.tsx';

/** Sections without data are left out. */
export function FeaturesAndSpecs({ product }: { product: Pick<ProductView, 'features' | 'technical_specs'> }) {
  const { features, technical_specs } = product;
  if (features.length === 0 && technical_specs.length === 0) return <div className="pb-section" />;
  return (
    <section className="wrap grid grid-cols-1 gap-x-20 gap-y-14 py-section wrap-anywhere lg:grid-cols-2">
      {features.length > 0 && (
        <div>
          <h2 className="text-h2">Özellikler</h2>
          <ul className="mt-7">
            {features.map(({ title, description }) => (
              <li
                key={title}
                className="grid gap-1 border-stone-300 border-t py-5 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-6"
              >
                <h3 className="font-sans font-semibold text-base">{title}</h3>
                {description && <p className="text-stone-600">{description}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {technical_specs.length > 0 && (
        <div>
          <h2 className="text-h2">Teknik özellikler</h2>
          <SpecTable
            className="mt-7"
            caption="Teknik özellikler"
            rows={technical_specs.map(({ title, value }) => ({ label: title, value }))}
          />
        </div>
      )}
    </section>
  );
}

export function Faq({ product }: { product: Pick<ProductView, 'faq' | 'faqPicture' | 'title'> }) {
  if (product.faq.length === 0) return null;
  return (
    <section className="bg-stone-100 py-section print:bg-white">
      <div className="wrap grid grid-cols-1 gap-x-20 gap-y-10 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div>
          <h2 className="text-h2">Sık sorulanlar</h2>
          {product.faqPicture && (
            <div className="photo mt-8 aspect-[4/3] print:w-1/2">
              <Picture
                picture={product.faqPicture}
                alt={`${product.title}, detay`}
                sizes="(min-width: 86rem) 34rem, (min-width: 64rem) 42vw, 90vw"
                maxWidth={1200}
                className="size-full object-cover"
              />
            </div>
          )}
        </div>
        <Accordion
          openIndex={0}
          items={product.faq.map(({ question, answer }) => ({
            title: question,
            body: <p className="whitespace-pre-line">{answer}</p>,
          }))}
        />
      </div>
    </section>
  );
}
