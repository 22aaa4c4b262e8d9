import { Children, type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

type ChipLinkProps = Omit<ComponentProps<typeof Link>, 'aria-current'> & { current?: boolean };

export function ChipLink({ current = false, className, ...rest }: ChipLinkProps) {
  return <Link className={classNames('chip', className)} aria-current={current ? 'true' : undefined} {...rest} />;
}

/** Chips in a row; below md the row scrolls sideways and bleeds to the edges of its `.wrap`. */
export function ChipRail({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const rail = useRef<HTMLUListElement>(null);

  // A page opened with a later chip chosen shows that chip, not the start of the rail.
  useEffect(() => {
    const list = rail.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list && chosen && list.scrollWidth > list.clientWidth) {
      list.scrollLeft = chosen.offsetLeft - list.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
    }
  }, []);

  return (
    <nav aria-label={label} className={className}>
      <ul ref={rail} className="rail">
        {Children.map(children, (chip) => (
          <li>{chip}</li>
        ))}
      </ul>
    </nav>
  );
}
