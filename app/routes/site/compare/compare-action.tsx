import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadInFull } from '#app/ui/load-in-full.ts';
import type { CompareToggleProps } from './chosen-products.ts';

interface CompareActionProps {
  product: CompareToggleProps['product'];
  /** The comparison with this product, for those without JavaScript. */
  to: string;
  link: ReactNode;
}

/** A link to the comparison. Once it is pressed, or if something is chosen already, the toggle and its tray replace it. */
export function CompareAction({ product, to, link }: CompareActionProps) {
  const [live, setLive] = useState<{ Toggle: ComponentType<CompareToggleProps>; pressed: boolean }>();
  const load = (pressed: boolean) =>
    import('./compare-toggle.tsx').then(({ CompareToggle }) => setLive({ Toggle: CompareToggle, pressed }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    try {
      // Without the toggle the link still leads to the comparison.
      if (sessionStorage.kiyas) load(false).catch(() => {});
    } catch {
      // Storage is switched off.
    }
  }, []);
  if (live) return <live.Toggle product={product} {...live} />;
  return (
    <a
      href={to}
      data-opens-over=""
      onClick={(event) => {
        event.preventDefault();
        load(true).catch(() => loadInFull(to));
      }}
    >
      {link}
    </a>
  );
}
