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
  // In the browser React Router asks the server for the routes of links that have this attribute.
  return <a {...rest} href={to} data-discover="true" />;
}

/** A path from the root of the site: React Router resolves relative ones, and `//host` leads to another site. */
const OWN_PATH = /^\/(?!\/)/;
