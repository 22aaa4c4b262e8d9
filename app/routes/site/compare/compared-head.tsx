import { href } from 'react-router';
import { comparedQuery } from '#app/features/products/comparison.ts';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { ComparedProduct } from './load-compared.server.ts';

/** Picture and name of one product, and the way to take it out. */
export function ComparedHead({ product, compared }: { product: ComparedProduct; compared: ComparedProduct[] }) {
  const others = comparedQuery(compared.filter((other) => other !== product).map(({ slug }) => slug));
  return (
    <div className="min-w-0">
      <Link className="plate" to={href('/products/:slug', { slug: product.slug })}>
        <span className="photo versus-photo">
          {product.picture ? (
            <Picture
              picture={product.picture}
              alt=""
              sizes="(min-width: 48rem) 34vw, 45vw"
              maxWidth={800}
              className="size-full object-cover"
            />
          ) : (
            <span className="grid size-full place-items-center text-stone-400">
              <CategoryDrawing name={product.category} className="size-14" />
            </span>
          )}
        </span>
        <span className="plate-title versus-title">{product.title}</span>
      </Link>
      <Link
        to={{ pathname: href('/karsilastir'), search: others.toString() }}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-stone-600 hover:text-ink"
      >
        <Icon name="close" className="size-4" />
        Çıkar<span className="sr-only">: {product.title}</span>
      </Link>
    </div>
  );
}
