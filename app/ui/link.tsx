import type { ComponentProps, ReactNode } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';

type Props = ComponentProps<'a'> &
  Pick<LinkProps, 'to' | 'prefetch' | 'preventScrollReset' | 'reloadDocument' | 'replace' | 'state'>;

/**
 * A link to a page of ours. On the server it is plain markup, the same that React Router would come to with much more work:
 * the links of a page and its menus were about a sixth of what it costs to render it.
 */
export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? ServerLink : RouterLink;

function ServerLink(props: Props) {
  const { to, prefetch, preventScrollReset, reloadDocument, replace, state, ...rest } = props;
  if (typeof to !== 'string' || !OWN_PATH.test(to)) return <RouterLink {...props} />;
  // React Router looks for this attribute to learn of the pages that links lead to.
  return <a {...rest} href={to} data-discover="true" />;
}

/** Not relative to the page, and not //another-host. */
const OWN_PATH = /^\/(?!\/)/;
