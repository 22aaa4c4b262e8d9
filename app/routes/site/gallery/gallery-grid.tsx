import { href } from 'react-router';
import type { GalleryItemView } from '#app/features/gallery/queries.server.ts';
import { offsetOf } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { Picture } from '#app/ui/picture.tsx';
import { largePictureUrl, useViewer } from '#app/ui/use-viewer.tsx';
import { useGalleryPages } from './use-gallery-pages.ts';

const TYPE_LABELS = { product: 'Ürün', project: 'Proje' } as const;

const linksOf = ({ product, color }: GalleryItemView) => [
  ...(product
    ? [{ label: product.title, to: withQuery(href('/products/:slug', { slug: product.slug }), { renk: color?.slug }) }]
    : []),
  ...(color ? [{ label: `${color.name} rengi`, to: href('/renkler/:slug', { slug: color.slug }) }] : []),
];

interface GalleryGridProps {
  items: GalleryItemView[];
  page: number;
  total: number;
  type: GalleryItemView['type'] | undefined;
  renk: string | undefined;
}

/** The viewer goes through the whole filtered list, across pages. */
export function GalleryGrid({ items, page, total, type, renk }: GalleryGridProps) {
  const { itemAt, load } = useGalleryPages({ items, page, type, renk });
  function fetchAround(index: number) {
    for (const near of [index - 2, index + 2]) if (near >= 0 && near < total) void load(near);
  }

  const { open, viewer } = useViewer({
    total,
    itemAt: (index) => {
      const item = itemAt(index);
      return item && { ...item, label: TYPE_LABELS[item.type], links: linksOf(item) };
    },
    load,
    onMove: fetchAround,
  });
  return (
    <>
      <ul className="mt-6 grid grid-cols-1 gap-joint md:grid-cols-2 lg:grid-cols-3">
        {items.map((item, position) => (
          <li key={item.picture.src + item.title}>
            <a
              href={largePictureUrl(item.picture)}
              data-opens-over=""
              onClick={(event) => {
                open(event, offsetOf(page) + position);
                fetchAround(offsetOf(page) + position);
              }}
              aria-label={`${item.title}, büyüt`}
              className="plate group block focus-visible:outline-offset-[-3px]"
            >
              <div className="photo aspect-[4/3]">
                <Picture
                  picture={item.picture}
                  alt={item.title}
                  sizes="(min-width: 86rem) 27rem, (min-width: 64rem) 31vw, (min-width: 48rem) 50vw, 90vw"
                  maxWidth={1000}
                />
                <span
                  aria-hidden="true"
                  className="absolute inset-x-0 bottom-0 translate-y-1 bg-[linear-gradient(to_top,rgb(14_23_19/.85),transparent)] px-4 pt-12 pb-3.5 font-semibold text-white opacity-0 transition duration-300 group-hover:translate-y-0 group-hover:opacity-100 group-focus-visible:translate-y-0 group-focus-visible:opacity-100"
                >
                  {item.title}
                </span>
              </div>
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
