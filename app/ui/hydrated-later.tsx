import { type ReactNode, Suspense } from 'react';

/**
 * Links, pictures and texts that React hydrates after the rest of the page, so that a press elsewhere does not wait for them; a
 * press on one of them hydrates its part first. Not for fields: React would not notice what was filled in without a press.
 */
export function HydratedLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
