import { href } from 'react-router';
import { categoryLabel, isCategory } from '#app/features/products/category.ts';
import { paragraphsOf } from '#app/shared/paragraphs.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import { SampleGroup, SampleLink } from '#app/ui/swatch.tsx';
import { titleSize } from '#app/ui/title-size.ts';
import type { ProductAction } from './find-actions.server.ts';
import { ProductActions } from './product-actions.tsx';

interface Color {
  slug: string;
  name: string;
  hex_code: string;
  /** The name as the object of a sentence: "Teak’i". */
  object: string;
}

interface ProductSummaryProps {
  product: { slug: string; title: string; category: string; description: string };
  colors: Color[];
  chosen: Color | undefined;
  /** The address with this colour chosen, or with none. */
  hrefFor: (color: Color | undefined) => string;
  quickFacts: { title: string; value: string }[];
  actions: ProductAction[];
}

/** Beside the pictures: title, description, colours and the first specifications. */
export function ProductSummary({ product, colors, chosen, hrefFor, quickFacts, actions }: ProductSummaryProps) {
  const { category } = product;
  const [lead, ...rest] = paragraphsOf(product.description);
  return (
    <div className="min-w-0 wrap-anywhere">
      {isCategory(category) && (
        <Link
          to={withQuery(href('/products'), { category })}
          className="inline-flex min-h-11 items-center text-sm text-stone-600 underline-offset-4 hover:text-ink hover:underline lg:-mt-3"
        >
          {categoryLabel(category)}
        </Link>
      )}
      <h1 className={titleSize(product.title)}>{product.title}</h1>
      {lead && <p className="mt-5 whitespace-pre-line text-lead text-stone-600">{lead}</p>}
      {rest.map((paragraph) => (
        <p key={paragraph} className="mt-4 whitespace-pre-line text-stone-600">
          {paragraph}
        </p>
      ))}
      {colors.length > 0 && (
        <SampleGroup
          className="mt-8"
          legend={
            <>
              Renk: <span className="font-normal text-stone-600 print:hidden">{chosen?.name ?? 'Tümü'}</span>
              <span className="hidden font-normal print:inline">
                {chosen?.name ?? colors.map(({ name }) => name).join(', ')}
              </span>
            </>
          }
        >
          <SampleLink name="Tümü" to={hrefFor(undefined)} current={!chosen} replace preventScrollReset />
          {colors.map((color) => (
            <SampleLink
              key={color.slug}
              name={color.name}
              color={color.hex_code}
              to={hrefFor(color)}
              current={color.slug === chosen?.slug}
              replace
              preventScrollReset
            />
          ))}
        </SampleGroup>
      )}
      {chosen && (
        <p className="no-print mt-3 text-sm">
          <Link to={href('/renkler/:slug', { slug: chosen.slug })} className="link inline-flex min-h-11 items-center">
            {chosen.object} bütün evde görün
          </Link>
        </p>
      )}
      {quickFacts.length > 0 && (
        <dl className="mt-8 grid auto-cols-fr grid-flow-col border-stone-300 border-t tnum">
          {quickFacts.map(({ title, value }, index) => (
            <div
              key={title}
              className={classNames(
                'flex min-w-0 flex-col-reverse py-4',
                index > 0 && 'border-stone-300 border-l pl-4',
              )}
            >
              <dt className="text-sm text-stone-600 [overflow-wrap:anywhere]">{lowerFirst(title)}</dt>
              <dd className="font-display text-h3">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ProductActions product={product} actions={actions} chosen={chosen} />
    </div>
  );
}

/** Lower-cases a label that follows its value ("140 mm genişlik"), except abbreviations. */
function lowerFirst(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLocaleLowerCase('tr') + title.slice(1) : title;
}
