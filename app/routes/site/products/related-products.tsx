import { href } from 'react-router';
import { isCategory } from '#app/features/products/category.ts';
import type { ProductCardView } from '#app/features/products/queries.server.ts';
import { ProductCard } from '#app/features/products/ui/product-card.tsx';
import { withQuery } from '#app/shared/with-query.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';

export const RELATED_AT_MOST = 3;

interface RelatedProductsProps {
  category: string;
  products: ProductCardView[];
}

/** Other products of the category. The heading is beside them, so that one or two do not leave a gap. */
export function RelatedProducts({ category, products }: RelatedProductsProps) {
  if (products.length === 0) return null;
  const isRowOfThree = products.length === RELATED_AT_MOST;
  return (
    <section
      className={classNames(
        'wrap no-print grid grid-cols-1 gap-x-14 gap-y-8 py-section',
        isRowOfThree ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.45fr)]',
      )}
    >
      <div>
        <h2 className="text-h2">Benzer ürünler</h2>
        {isCategory(category) && (
          <p className="mt-3">
            <Link
              className="link inline-flex min-h-11 items-center"
              to={withQuery(href('/products'), { category })}
              prefetch="intent"
            >
              Kategorideki tüm ürünler
            </Link>
          </p>
        )}
      </div>
      <ul className={classNames('grid grid-cols-2 gap-x-joint gap-y-10', isRowOfThree && 'md:grid-cols-3')}>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductCard product={product} level={3} sizes="(min-width: 86rem) 43rem, (min-width: 64rem) 52vw, 65vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
