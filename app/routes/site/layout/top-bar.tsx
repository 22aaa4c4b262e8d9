import { href, useLocation } from 'react-router';
import { telLink } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { isHere } from '#app/ui/nav-link.tsx';
import { Remembered } from '#app/ui/remembered.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { BrandLink } from './brand-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NAV_LINKS, type NavPath, PRODUCTS } from './nav-links.ts';
import { ProductsDropdown } from './products-dropdown.tsx';

/** Over the home page's hero. */
export function DarkBar() {
  return <Remembered as="nav" aria-label="Ana menü" className="dark-bar on-dark print:hidden" {...useBar()} />;
}

/** Stays at the top of the window on every page; the home page shows it late. `hidden` also takes it out of the tab order. */
export function WhiteBar({ isHome, hidden }: { isHome: boolean; hidden: boolean }) {
  return (
    <Remembered
      as="nav"
      aria-label={isHome ? 'Ana menü (sabit)' : 'Ana menü'}
      className={classNames(
        isHome ? 'fixed inset-x-0' : 'sticky',
        'top-safe z-50 bg-white shadow-bar transition-[translate,visibility] duration-300 ease-settle print:hidden',
        hidden && 'invisible -translate-y-full',
      )}
      {...useBar()}
    />
  );
}

function useBar() {
  const { pathname } = useLocation();
  const here = NAV_LINKS.find(({ to }) => isHere(pathname, to))?.to;
  return { of: BarContent, given: { site: useSite(), here } };
}

function BarContent({ site, here }: { site: Site; here: NavPath | undefined }) {
  return (
    <div className="wrap flex h-16 items-center justify-between gap-2 lg:gap-4">
      <BrandLink name={site.name} />
      <ul className="hidden items-center gap-[clamp(0.6875rem,4vw-1.25rem,2rem)] md:flex">
        {NAV_LINKS.map((link) =>
          link.to === PRODUCTS ? (
            <ProductsDropdown key={link.to} label={link.label} isHere={here === PRODUCTS} />
          ) : (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={here === link.to ? 'page' : undefined}
                className="nav-link"
                prefetch="intent"
              >
                {link.label}
              </Link>
            </li>
          ),
        )}
      </ul>
      <div className="flex items-center md:max-xl:-mr-2.5">
        <SearchLink />
        <a
          href={telLink(site)}
          className="hidden min-h-11 items-center gap-2 whitespace-nowrap pl-2 font-semibold text-[0.9688rem] tnum xl:inline-flex"
        >
          <Icon name="phone" className="size-5" />
          {site.phone}
        </a>
        <MobileMenu site={site} here={here} />
      </div>
    </div>
  );
}

/** A link to the search page rather than a field, for which the bar has no room. */
function SearchLink() {
  return (
    <Link
      to={href('/ara')}
      prefetch="intent"
      aria-label="Sitede ara"
      className="grid size-11 large:w-[56px] place-items-center"
    >
      <Icon name="search" className="size-6" />
    </Link>
  );
}
