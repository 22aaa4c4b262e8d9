import { Link } from 'react-router';

/** One line, also on a phone, where the last item gives way: it is the page itself, whose heading follows. It carries no `to`. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Sayfa yolu">
      <ol className="flex items-center gap-x-2 text-sm text-stone-600">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center gap-2 last:min-w-12 last:shrink-[99]">
            {index > 0 && (
              <span aria-hidden="true" className="text-stone-400">
                /
              </span>
            )}
            {item.to === undefined ? (
              <span aria-current="page" className="truncate text-ink">
                {item.label}
              </span>
            ) : (
              <Link to={item.to} className="truncate leading-11 underline-offset-4 hover:text-ink hover:underline">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
