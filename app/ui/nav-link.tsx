import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';

/** A link in a menu. `aria-current` tells visitors that they are at the place it leads to. */
export function NavLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  return <Link to={to} aria-current={isHere(useLocation().pathname, to) ? 'page' : undefined} {...rest} />;
}

/** Whether a visitor of this path is on the page of a link, or on one below it. */
export function isHere(pathname: string, to: string): boolean {
  const path = pathname.toLowerCase();
  return path === to || (to !== '/' && path.startsWith(`${to}/`));
}
