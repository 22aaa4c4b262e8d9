import type { ReactNode } from 'react';

// Only the editor shows these, so they stay out of the icons that every public page loads.

export const bullets = draw(<path d="M8 5h9M8 10h9M8 15h9M3 5h1.5M3 10h1.5M3 15h1.5" />);
export const numbers = draw(<path d="M8 5h9M8 10h9M8 15h9M3 3.5 4.5 3v4M3 12.5h2.5L3 16.5h2.5" />);
export const quote = draw(<path d="M6 6H3v4h4V6c0 4-1 6-3 7m11-7h-3v4h4V6c0 4-1 6-3 7" />);
export const link = draw(
  <path d="M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1m1 3.3a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1" />,
);
export const undo = draw(<path d="M7 4 3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H7" />);
export const redo = draw(<path d="m13 4 3.5 3.5L13 11m3.5-3.5H8a4.5 4.5 0 0 0 0 9h5" />);

function draw(shape: ReactNode) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      {shape}
    </svg>
  );
}
