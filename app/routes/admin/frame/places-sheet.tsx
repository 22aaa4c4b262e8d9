import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CountBadge } from '#app/ui/count-badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { NavLink } from '#app/ui/nav-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { MESSAGES, SITE_PLACES, useAccountPlaces } from './places.tsx';
import { useClosingDetails } from './use-closing-details.ts';

type PlacesSheetProps = { email: string; unread: number; onToggle: (open: boolean) => void };

/** Below lg: every place of the top bar and of the account menu, over the page. */
export function PlacesSheet({ email, unread, onToggle }: PlacesSheetProps) {
  const sheet = useRef<HTMLDetailsElement>(null);
  useClosingDetails(sheet);
  useCloseFromLg(sheet);
  return (
    <details
      ref={sheet}
      className="places group/places lg:hidden"
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      onKeyDown={keepFocusInside}
    >
      <summary className="grid size-11 place-items-center">
        <Icon name="menu" className="group-open/places:hidden" />
        <Icon name="close" className="hidden group-open/places:block" />
        <VisuallyHidden>
          <span className="group-open/places:hidden">Diğer bölümler</span>
          <span className="hidden group-open/places:inline">Menüyü kapat</span>
        </VisuallyHidden>
      </summary>
      <nav aria-label="Diğer bölümler" className="places-sheet">
        <ul>
          {[...SITE_PLACES, ...useAccountPlaces()].map(({ label, to, icon }) => (
            <li key={to}>
              <NavLink to={to}>
                {icon}
                {label}
                {to === MESSAGES && unread > 0 && (
                  <span className="ml-auto flex items-center">
                    <CountBadge count={unread} />
                    <VisuallyHidden> okunmamış</VisuallyHidden>
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
        <p className="hint mt-5 [overflow-wrap:anywhere]">{email}</p>
      </nav>
    </details>
  );
}

/** Tab goes round between the button and the links: the page behind is covered. */
function keepFocusInside(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Tab' || !event.currentTarget.open) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('summary, a')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** A tablet that is turned gets the wide top bar; an open sheet would be left behind it. */
function useCloseFromLg(sheet: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)');
    const close = () => {
      if (sheet.current) sheet.current.open = false;
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [sheet]);
}
