import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { NavLink } from '#app/ui/nav-link.tsx';

const entries: { label: string; to: string; icon: IconName }[] = [
  { label: 'Dashboard', to: href('/admin/dashboard'), icon: 'grid' },
  { label: 'Bloglar', to: href('/admin/blogs'), icon: 'doc' },
  { label: 'Urunler', to: href('/admin/products'), icon: 'boards' },
  { label: 'Projeler', to: href('/admin/projects'), icon: 'site' },
  { label: 'Galeri', to: href('/admin/gallery'), icon: 'photo' },
  { label: 'Renkler', to: href('/admin/colors'), icon: 'drop' },
];

export function Sidebar() {
  return (
    <div className="hidden border-r hairline bg-white lg:block">
      <nav aria-label="Yönetim menüsü" className="sticky top-[calc(4rem+env(safe-area-inset-top))] p-4">
        <ul className="grid gap-1">
          {entries.map(({ label, to, icon }) => (
            <li key={to}>
              <NavLink className="side-link" to={to}>
                <Icon name={icon} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Below lg the sidebar is a strip of tabs that scrolls sideways; the current one is brought into view. */
export function TabStrip({ pathname, inert }: { pathname: string; inert: boolean }) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the address
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) {
      strip.current?.scrollTo({ left: current.offsetLeft - (strip.current.clientWidth - current.clientWidth) / 2 });
    }
  }, [pathname]);

  return (
    <nav
      ref={strip}
      inert={inert}
      aria-label="Yönetim menüsü"
      className="relative overflow-x-auto border-t hairline [scrollbar-width:none] lg:hidden"
    >
      <ul className="flex gap-1 px-3 py-1.5">
        {entries.map(({ label, to }) => (
          <li key={to}>
            <NavLink className="side-link side-link-tab" to={to}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
