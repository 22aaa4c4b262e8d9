import { href, Link } from 'react-router';
import { categoryLabel, isCategory } from '#app/features/products/category.ts';
import { paragraphsOf } from '#app/shared/paragraphs.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { classNames } from '#app/ui/class-names.ts';
import { SampleGroup, SampleLink } from '#app/ui/swatch.tsx';
import { titleSize } from '#app/ui/title-size.ts';

interface Color {
  name: string;
  hex_code: string;
}

interface ProductSummaryProps {
  product: { title: string; category: string; description: string };
  colors: Color[];
  chosen: Color | undefined;
  /** The address with this colour chosen, or with none. */
  hrefFor: (color: Color | undefined) => string;
  quickFacts: { title: string; value: string }[];
}

/** Beside the pictures: title, description, colours and the first specifications. */
export function ProductSummary({ product, colors, chosen, hrefFor, quickFacts }: ProductSummaryProps) {
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
              key={color.name}
              name={color.name}
              color={color.hex_code}
              to={hrefFor(color)}
              current={color.name === chosen?.name}
              replace
              preventScrollReset
            />
          ))}
        </SampleGroup>
      )}
      {quickFacts.length > 0 && (
        <dl className="mt-8 grid auto-cols-fr grid-flow-col border-stone-300 border-y tnum">
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
      {colors.length > 0 && (
        <p className="no-print mt-6 text-sm text-stone-600">
          Bütün renklerin numunesini showroomumuzda elinize alabilirsiniz.
        </p>
      )}
    </div>
  );
}

/** Lower-cases a label that follows its value ("140 mm genişlik"), except abbreviations. */
function lowerFirst(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLocaleLowerCase('tr') + title.slice(1) : title;
}
