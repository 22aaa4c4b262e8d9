import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A failure that stays on the page, e.g. on top of a form. Read out when it appears. */
export function Banner({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="alert" className={classNames('banner banner-danger', className)}>
      <Icon name="warn" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
