import { classNames } from './class-names.ts';

type SpinnerProps = {
  label?: string;
  /** Show the label under the spinner instead of only reading it out. */
  showLabel?: boolean;
  className?: string;
};

export function Spinner({ label = 'Yükleniyor...', showLabel = false, className }: SpinnerProps) {
  return (
    <div role="status" className={classNames('grid place-items-center content-center gap-4', className)}>
      <div className="spinner" aria-hidden="true" />
      <span className={showLabel ? 'font-semibold' : 'sr-only'}>{label}</span>
    </div>
  );
}
