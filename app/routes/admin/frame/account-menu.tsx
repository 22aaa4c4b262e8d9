import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { NavLink } from '#app/ui/nav-link.tsx';
import { useAccountPlaces } from './places.tsx';
import { useClosingDetails } from './use-closing-details.ts';

/** The e-mail address as the button of a menu, from lg. */
export function AccountMenu({ email }: { email: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const places = useAccountPlaces();
  useClosingDetails(menu);
  return (
    <details
      ref={menu}
      className="account relative min-w-0 max-lg:hidden"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className="account-button" data-current={places.some(({ to }) => to === pathname) || undefined}>
        <span className="truncate">{email}</span>
        <Icon name="down" />
      </summary>
      <nav aria-label="Hesap menüsü" className="account-menu">
        <ul>
          {places.map(({ label, to, icon }) => (
            <li key={to}>
              <NavLink to={to}>
                {icon}
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
