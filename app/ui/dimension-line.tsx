import { classNames } from './class-names.ts';

/** The measure under a real number or proportion, never a divider. `draw`: draws itself once on load. */
export function DimensionLine({ draw = false, className }: { draw?: boolean; className?: string }) {
  return <div aria-hidden="true" className={classNames('dim', draw && 'dim-draw', className)} />;
}
