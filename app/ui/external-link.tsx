import type { ComponentProps } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

type ExternalLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Default: web addresses open a new tab, tel: and mailto: do not. */
  newTab?: boolean;
};

/** A link that leaves the site. One that opens a new tab says so in its accessible name. */
export function ExternalLink({ href, newTab = /^https?:/.test(href), children, ...rest }: ExternalLinkProps) {
  if (!newTab) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const label = rest['aria-label'];
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      aria-label={label ? `${label} (yeni sekmede açılır)` : undefined}
    >
      {children}
      {!label && <VisuallyHidden> (yeni sekmede açılır)</VisuallyHidden>}
    </a>
  );
}
