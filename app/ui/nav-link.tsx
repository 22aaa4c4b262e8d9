import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';

/** A link in a menu. `aria-current` tells visitors that they are at the place it leads to. */
export function NavLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  return <Link to={to} aria-current={useIsHere(to) ? 'page' : undefined} {...rest} />;
}

/** Whether the visitor is on this page or on one below it. */
export function useIsHere(to: string): boolean {
  const path = useLocation().pathname.toLowerCase();
  return path === to || (to !== '/' && path.startsWith(`${to}/`));
}
