import { href } from 'react-router';
import type { PictureView } from '#app/shared/images.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ColorTicks } from '#app/ui/swatch.tsx';
import { categoryLabel } from '../category.ts';

interface ProductCardProps {
  product: {
    slug: string;
    title: string;
    category: string;
    sentence: string;
    picture: PictureView | null;
    colors: { name: string; hex_code: string }[];
  };
  /** The slug of the colour that the picture shows; the product's page opens in it. */
  color?: string | undefined;
  /** Of the picture as it is scaled: upright boards are cut out of landscape photographs, about 1.9 times as wide. */
  sizes: string;
  /** The first picture of the page. */
  priority?: boolean;
  level?: 2 | 3;
}

/** The whole card is one link; its title names it, so the picture stays silent. */
export function ProductCard({ product, color, sizes, priority = false, level = 2 }: ProductCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Link to={withQuery(href('/products/:slug', { slug: product.slug }), { renk: color })} className="plate block">
      <div className="photo aspect-[4/5]">
        {product.picture ? (
          <Picture picture={product.picture} alt="" sizes={sizes} maxWidth={1000} priority={priority} />
        ) : (
          <span className="grid size-full place-items-center text-stone-400">
            <CategoryDrawing name={product.category} className="size-14" />
          </span>
        )}
      </div>
      <div className="mt-4 pr-3">
        <p className="text-sm text-stone-600">{categoryLabel(product.category)}</p>
        <Heading className="mt-0.5 font-sans font-semibold text-h4">
          <span className="plate-title">{product.title}</span>
        </Heading>
        <p className="mt-1.5 hidden text-sm text-stone-600 sm:block">{product.sentence}</p>
        <ColorTicks className="mt-3" colors={product.colors.map(({ name, hex_code }) => ({ name, color: hex_code }))} />
      </div>
    </Link>
  );
}
