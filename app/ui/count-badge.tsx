import { classNames } from './class-names.ts';

/** A number in a filled circle. */
export function CountBadge({ count, className, hidden }: { count: number; className?: string; hidden?: boolean }) {
  return (
    <span
      aria-hidden={hidden}
      className={classNames(
        'grid h-5 min-w-5 place-items-center rounded-full bg-teak-600 px-1 font-sans text-xs leading-none font-semibold text-white tnum',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
