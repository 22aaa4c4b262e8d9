import { href, Link } from 'react-router';
import { CATEGORY_LABELS, isCategory } from '#app/features/products/category.ts';
import type { ProductCardView } from '#app/features/products/queries.server.ts';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHeading } from '../section-heading.tsx';

type Product = Pick<ProductCardView, 'id' | 'slug' | 'title' | 'category' | 'picture'>;

export function PopularProducts({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className="bg-stone-100 py-section">
      <div className="wrap">
        <SectionHeading
          title="En çok tercih edilen sistemler"
          text="Hepsi aynı hamurdan, aynı renk kartelasından gelir; deck ile çit, çit ile kapı yan yana yabancı durmaz."
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
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
        <p className="mt-8 text-stone-600 md:mt-10">
          Ne kadar gerekir?{' '}
          <Link to={href('/hesapla')} prefetch="intent" className="link">
            Ölçünüzü yazın
          </Link>
          ; planı çizelim, tahtayı sayalım.
        </p>
      </div>
    </section>
  );
}

function ProductCard({ product }: { product: Product }) {
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
