import type { ReactNode } from 'react';

/** Something could not be taken as asked; it says what was taken instead. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-3 rounded-board border border-stone-300 bg-stone-50 px-4 py-3 text-sm">
      {children}
    </p>
  );
}
