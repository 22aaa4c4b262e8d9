import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';

/** A link of a menu, which says whether the visitor is there (`aria-current`): on its page or on one below it. */
export function NavLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const path = useLocation().pathname.toLowerCase();
  const isHere = path === to || (to !== '/' && path.startsWith(`${to}/`));
  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
