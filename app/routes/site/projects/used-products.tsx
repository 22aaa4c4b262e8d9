import { href } from 'react-router';
import type { UsedProductView } from '#app/features/projects/links.server.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** Below the project's facts; the calculator opens with the first product that it knows. */
export function UsedProducts({ products }: { products: UsedProductView[] }) {
  if (products.length === 0) return null;
  const measured = products.find(({ hasMeasures }) => hasMeasures);
  return (
    <section className="mt-12">
      <h2 className="text-h3">Kullanılan ürünler</h2>
      <ul className="mt-4 border-stone-300 border-b">
        {products.map((product) => (
          <UsedProduct key={`${product.slug} ${product.color?.slug}`} product={product} />
        ))}
      </ul>
      {measured && (
        <p className="no-print mt-3">
          <Link
            to={withQuery(href('/hesapla'), { urun: measured.slug, renk: measured.color?.slug })}
            className="link inline-flex min-h-11 items-center"
          >
            Kendi alanınız için hesaplayın
          </Link>
        </p>
      )}
    </section>
  );
}

function UsedProduct({ product }: { product: UsedProductView }) {
  const { slug, title, color, picture, hasColor } = product;
  return (
    <li className="relative flex large:flex-col gap-4 border-stone-300 border-t py-4">
      <div className="photo h-20 w-28 flex-none">
        {picture && (
          <Picture picture={picture} alt="" sizes="112px" maxWidth={400} className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <Link
          to={withQuery(href('/products/:slug', { slug }), { renk: hasColor ? color?.slug : undefined })}
          className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        {color && (
          <p className="mt-1 flex items-center gap-2 text-sm">
            <span aria-hidden="true" className="tick" style={{ backgroundColor: color.hex_code }} />
            <Link
              to={href('/renkler/:slug', { slug: color.slug })}
              className="relative inline-flex min-h-11 md:pointer-fine:min-h-6 items-center underline-offset-4 hover:underline"
            >
              {color.name}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
