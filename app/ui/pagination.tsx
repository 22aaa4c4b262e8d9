import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type PaginationProps = { page: number; pageCount: number; hrefFor: (page: number) => string; className?: string };

/** Real links, so that every page has an address. Nothing is shown for a single page. */
export function Pagination({ page, pageCount, hrefFor, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Sayfalar" className={className}>
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <Link className="chip chip-square" to={hrefFor(page - 1)} rel="prev" aria-label="Önceki sayfa">
              <Icon name="prev" className="size-5" />
            </Link>
          </li>
        )}
        {visiblePages(page, pageCount).map(({ number, neighbour, gap, phoneGap }) => (
          <li key={number} className={classNames('flex items-center gap-2', neighbour && 'max-sm:hidden')}>
            {(gap || phoneGap) && (
              <span aria-hidden="true" className={classNames('text-stone-600', !gap && 'sm:hidden')}>
                …
              </span>
            )}
            <Link
              className="chip chip-square tnum"
              to={hrefFor(number)}
              aria-label={`Sayfa ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link className="chip chip-square" to={hrefFor(page + 1)} rel="next" aria-label="Sonraki sayfa">
              <Icon name="next" className="size-5" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** First, last, and the neighbours of the current page: 1 … 4 5 6 … 12; on phones without the neighbours: 1 … 5 … 12. */
function visiblePages(page: number, pageCount: number) {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  let last = 0;
  let lastOnPhone = 0;
  return [...wanted]
    .filter((number) => number >= 1 && number <= pageCount)
    .map((number) => {
      const neighbour = number !== 1 && number !== page && number !== pageCount;
      const item = { number, neighbour, gap: number - last > 1, phoneGap: !neighbour && number - lastOnPhone > 1 };
      last = number;
      if (!neighbour) lastOnPhone = number;
      return item;
    });
}
