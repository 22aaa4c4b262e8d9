import { href } from 'react-router';
import { CATEGORY_LABELS, isCategory } from '#app/features/products/category.ts';
import type { ProductLinkView } from '#app/features/products/queries.server.ts';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextWithLink } from '#app/ui/text-with-link.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { HomeContent } from './content.ts';

type Props = { content: HomeContent['products']; products: ProductLinkView[] };

export function PopularProducts({ content: { title, text, calculator }, products }: Props) {
  if (products.length === 0) return null;
  return (
    <section className="bg-stone-100 py-section">
      <div className="wrap">
        <SectionHeading
          title={title}
          text={text}
          link={
            <Link
              to={href('/products')}
              prefetch="intent"
              className="link inline-flex min-h-11 items-center whitespace-nowrap"
            >
              Tüm ürünler
            </Link>
          }
        />
        <div className="mt-8 grid grid-cols-2 gap-x-joint gap-y-8 md:mt-12 lg:grid-cols-4">
          {products.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </div>
        <p className="mt-8 text-stone-600 md:mt-10">
          <TextWithLink text={calculator} to={href('/hesapla')} />
        </p>
      </div>
    </section>
  );
}

function ProductCard({ product }: { product: ProductLinkView }) {
  return (
    <Link to={href('/products/:slug', { slug: product.slug })} prefetch="intent" className="plate block min-w-0">
      <div className="photo grid aspect-[3/4.3] place-items-center bg-stone-200">
        {product.picture ? (
          <Picture
            picture={product.picture}
            alt=""
            // The tall crop shows about half of a wide picture's width, so a wider rendition is needed.
            sizes="(min-width: 1024px) 50vw, 107vw"
            maxWidth={1200}
            className="absolute inset-0"
          />
        ) : (
          <CategoryDrawing name={product.category} className="size-14 text-stone-400" />
        )}
      </div>
      <h3 className="mt-4 font-sans font-semibold text-h4 [overflow-wrap:anywhere]">
        <span className="plate-title">{product.title}</span>
      </h3>
      {isCategory(product.category) && (
        <p className="mt-0.5 text-sm text-stone-600">{CATEGORY_LABELS[product.category]}</p>
      )}
    </Link>
  );
}
