import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React hydrates after the rest. To answer a press, React first hydrates the whole part that was pressed,
 * in one task; Suspense divides the page into such parts. Only for links, pictures and texts: a field that is filled in without a
 * press (by the browser, by dictation) before it is hydrated would not tell React.
 */
export function HydratedLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
