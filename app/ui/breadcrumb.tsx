import { Link } from './link.tsx';

/** One line, which is moved sideways where a phone is too narrow for it. The last item is the page itself and carries no `to`. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Sayfa yolu">
      <ol className="-mx-1 flex items-center gap-x-2 overflow-x-auto px-1 text-sm text-stone-600 [scrollbar-width:none]">
        {items.map((item, index) => (
          <li key={item.label} className="flex shrink-0 items-center gap-2 text-nowrap">
            {index > 0 && (
              <span aria-hidden="true" className="text-stone-400">
                /
              </span>
            )}
            {item.to === undefined ? (
              <span aria-current="page" className="text-ink">
                {item.label}
              </span>
            ) : (
              <Link to={item.to} className="leading-11 underline-offset-4 hover:text-ink hover:underline">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
