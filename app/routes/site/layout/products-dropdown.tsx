import { useEffect, useRef, useState } from 'react';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { PRODUCT_LINKS, PRODUCTS } from './nav-links.ts';

/** Opened on hover and focus by CSS. The script closes it on Escape and after a choice. */
export function ProductsDropdown({ label, isHere }: { label: string; isHere: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  const [dismissed, setDismissed] = useState(false);

  // On the document: when the list was opened by hovering, the focus is elsewhere.
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      const element = item.current;
      if (event.key !== 'Escape' || !element?.matches(':hover, :focus-within')) return;
      setDismissed(true);
      if (element.contains(document.activeElement)) element.querySelector('a')?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <li
      ref={item}
      className="has-dropdown relative"
      data-dismissed={dismissed || undefined}
      // Not on mouse enter: React replays that event after hydration, when a choice may already have been made.
      onMouseLeave={() => setDismissed(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(false);
      }}
    >
      <Link
        to={PRODUCTS}
        aria-current={isHere ? 'page' : undefined}
        className="nav-link"
        prefetch="intent"
        aria-haspopup="true"
      >
        {label}
        <Icon name="down" className="size-4" />
      </Link>
      <ul className="dropdown">
        {PRODUCT_LINKS.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              prefetch="intent"
              onClick={(event) => {
                event.currentTarget.blur();
                setDismissed(item.current?.matches(':hover') ?? false);
              }}
            >
              <CategoryDrawing name={link.drawing} />
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
