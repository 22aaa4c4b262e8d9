import { Link } from 'react-router';
import { Icon } from './icon.tsx';

type PaginationProps = { page: number; pageCount: number; hrefFor: (page: number) => string; className?: string };

/** Real links, so that every page has an address. Nothing is shown for a single page. */
export function Pagination({ page, pageCount, hrefFor, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Sayfalar" className={className}>
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <Link
              className="chip min-w-11 justify-center px-2.5!"
              to={hrefFor(page - 1)}
              rel="prev"
              aria-label="Önceki sayfa"
            >
              <Icon name="prev" className="size-5" />
            </Link>
          </li>
        )}
        {visiblePages(page, pageCount).map((item, index, all) => (
          <li key={item} className="flex items-center gap-2">
            {index > 0 && item - (all[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="text-stone-600">
                …
              </span>
            )}
            <Link
              className="chip min-w-11 justify-center px-2.5! tnum"
              to={hrefFor(item)}
              aria-label={`Sayfa ${item}`}
              aria-current={item === page ? 'page' : undefined}
            >
              {item}
            </Link>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link
              className="chip min-w-11 justify-center px-2.5!"
              to={hrefFor(page + 1)}
              rel="next"
              aria-label="Sonraki sayfa"
            >
              <Icon name="next" className="size-5" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** First, last, and the neighbours of the current page: 1 … 4 5 6 … 12. */
function visiblePages(page: number, pageCount: number) {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((item) => item >= 1 && item <= pageCount);
}
