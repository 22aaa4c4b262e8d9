import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

interface ColorBoardProps {
  /** Hex code. */
  color: string;
  /** Lying instead of standing. */
  flat?: boolean;
  small?: boolean;
  className?: string;
}

/** A colour as a board with its grain; the name stands beside it. */
export function ColorBoard({ color, flat, small, className }: ColorBoardProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('color-board', flat && 'color-board-flat', small && 'color-board-small', className)}
      style={{ '--c': color } as CSSProperties}
    />
  );
}
