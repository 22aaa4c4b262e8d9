import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { useFormAddress } from './list-address.ts';

type RowLinkProps = {
  /** The record's form. */
  to: string;
  className?: string;
  children: ReactNode;
};

export function TitleLink({ to, className, children }: RowLinkProps) {
  const formAddress = useFormAddress();
  return (
    <Link className={className} to={formAddress(to)}>
      {children}
    </Link>
  );
}

/** For the pointer only: the title beside it is the same link. */
export function ThumbnailLink({ to, className, children }: RowLinkProps) {
  const formAddress = useFormAddress();
  return (
    <Link className={className} to={formAddress(to)} tabIndex={-1} aria-hidden="true">
      {children}
    </Link>
  );
}
