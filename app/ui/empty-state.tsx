import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type EmptyStateProps = {
  /** A `CategoryDrawing` or `Icon` with `className="size-14"`. */
  drawing: ReactNode;
  title: string;
  /** 1 where this is the whole page (not found). */
  level?: 1 | 2 | 3;
  /** One sentence. */
  children?: ReactNode;
  /** The way out: a `ButtonLink`. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ drawing, title, level = 2, children, action, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('py-2', className)}>
      {/* An icon enlarged to the size of a drawing would have lines twice as thick. */}
      <div className="text-stone-400 [&>svg[viewBox='0_0_24_24']]:[stroke-width:1.05]">{drawing}</div>
      <Heading className="mt-4 text-h3">{title}</Heading>
      {children && <p className="mt-2 max-w-[34em] text-stone-600">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
