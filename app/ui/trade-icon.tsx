import { classNames } from './class-names.ts';

const shapes = {
  box: 'M4 8.5 12 5l8 3.5v8L12 20l-8-3.5zM4 8.5l8 3.5 8-3.5M12 12v8',
  compare: 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4 20h16',
  sheet: 'M6 3h8l4 4v14H6zM9 12h6',
  next: 'm9 5 7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  ruler: 'M3 8.5h18v7H3zM7 8.5v3m3.5-3v4m3.5-4v3m3.5-3v4',
};

/** Icons of samples and measures. Apart from `Icon`, whose shapes every page loads. */
export function TradeIcon({ name, className }: { name: keyof typeof shapes; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      strokeWidth="1.6"
      aria-hidden="true"
      className={classNames('drawn', className)}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
