import { type SyntheticEvent, useEffect, useRef } from 'react';
import { addressLine, telLink, whatsappLink } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { NAV_LINKS, type NavPath, PRODUCT_LINKS, PRODUCTS } from './nav-links.ts';

const ROW = 'font-display text-[1.375rem] py-3.5';

/** A native <details>, so that it opens without JavaScript and before hydration. The script adds ways to close it. */
export function MobileMenu({ site, here }: { site: Site; here: NavPath | undefined }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close(menu.current);
      menu.current.querySelector('summary')?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is that of a link inside, which the keyboard makes as well
    <details
      ref={menu}
      className="site-menu group/menu md:hidden"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close(menu.current);
      }}
      // Otherwise Tab would move from the last link to the page behind the menu.
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(menu.current);
      }}
    >
      <summary className="-mr-2.5 grid size-11 large:w-[60px] place-items-center [&>svg]:size-7">
        <Icon name="menu" className="group-open/menu:hidden" />
        <Icon name="close" className="hidden group-open/menu:block" />
        <span className="sr-only group-open/menu:hidden">Menüyü aç</span>
        <span className="sr-only hidden group-open/menu:block">Menüyü kapat</span>
      </summary>
      <div className="menu-sheet">
        <Sheet site={site} here={here} />
      </div>
    </details>
  );
}

function Sheet({ site, here }: { site: Site; here: NavPath | undefined }) {
  return (
    <div className="wrap pt-2 pb-[calc(2rem+env(safe-area-inset-bottom))]">
      <ul>
        {NAV_LINKS.map((link) => (
          <li key={link.to} className="hairline border-b">
            {link.to === PRODUCTS ? (
              <ProductsEntry label={link.label} isHere={here === PRODUCTS} />
            ) : (
              <Link
                to={link.to}
                aria-current={here === link.to ? 'page' : undefined}
                prefetch="intent"
                className={`block ${ROW} aria-[current]:text-teak-700`}
              >
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <ButtonAnchor variant="chat" className="btn-narrow" href={whatsappLink(site)}>
          <Icon name="wa" />
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor variant="outline" className="btn-narrow" href={telLink(site)}>
          <Icon name="phone" />
          Arayın
          <VisuallyHidden> {site.phone}</VisuallyHidden>
        </ButtonAnchor>
      </div>
      <p className="mt-5 text-sm text-stone-600">{addressLine(site)}</p>
    </div>
  );
}

function ProductsEntry({ label, isHere }: { label: string; isHere: boolean }) {
  return (
    <details className="group/products" onToggle={keepToggleHere}>
      <summary className={`flex w-full items-center justify-between ${ROW} ${isHere ? 'text-teak-700' : ''}`}>
        {label}
        <Icon
          name="plus"
          className="size-6 text-teak-600 transition-transform duration-(--duration-calm) ease-settle group-open/products:rotate-45"
        />
      </summary>
      <ul className="pb-3">
        {PRODUCT_LINKS.map((link) => (
          <li key={link.to}>
            <Link to={link.to} prefetch="intent" className="flex min-h-12 items-center gap-4 font-medium">
              <CategoryDrawing name={link.drawing} className="size-7 text-teak-600" />
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false;
}

/** React lets `toggle` bubble, so the outer menu would take on the inner one's state. */
function keepToggleHere(event: SyntheticEvent) {
  event.stopPropagation();
}
