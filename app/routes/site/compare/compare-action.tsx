import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { CompareToggleProps } from './chosen-products.ts';

interface CompareActionProps {
  product: CompareToggleProps['product'];
  /** The comparison with this product, for those without JavaScript. */
  to: string;
  link: ReactNode;
}

/** A link to the comparison. Pressed, or when something is chosen already, the toggle and its tray are loaded in its place. */
export function CompareAction({ product, to, link }: CompareActionProps) {
  const [live, setLive] = useState<{ Toggle: ComponentType<CompareToggleProps>; pressed: boolean }>();
  const load = (pressed: boolean) =>
    import('./compare-toggle.tsx').then(({ CompareToggle }) => setLive({ Toggle: CompareToggle, pressed }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    try {
      if (sessionStorage.kiyas) void load(false);
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
        void load(true);
      }}
    >
      {link}
    </a>
  );
}
