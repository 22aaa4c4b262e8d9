import { classNames } from './class-names.ts';

const shapes = {
  sort: 'M8 5v14m0 0-3.5-3.5M8 19l3.5-3.5M16 19V5m0 0-3.5 3.5M16 5l3.5 3.5',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  calendar: 'M3.5 5h17v15.5h-17zM3.5 10h17M8 3v4m8-4v4',
  shrink: 'M20 4l-6 6m0-5v5h5M4 20l6-6m0 5v-5H5',
  swap: 'M5 8.5h13m-3.5-4 4 4-4 4M19 15.5H6m3.5 4-4-4 4-4',
  desktop: 'M4 5h16v11H4zM9 20h6m-3-4v4',
  help: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.3 9.5c.2-1.5 1.3-2.4 2.8-2.4s2.7 1 2.7 2.4c0 1.9-2.7 2.1-2.7 4.2m0 2.8v.2',
  key: 'M4 14.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM11 11.5l8.5-8M16 6.5l3 3m-5.5-.8 2 2',
  send: 'M20.5 3.5 10 14M20.5 3.5 14 20.5 10 14 3.5 10z',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a6 6 0 0 1 0 12h-3',
  phone:
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2',
  users:
    'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 19.5c.7-3.5 3.1-5.2 6.5-5.2s5.8 1.7 6.5 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c1.9.8 3.1 2.3 3.5 4.6',
};

/** Icons of the back-office. Apart from `Icon`, whose shapes every page loads. */
export function AdminIcon({ name, className }: { name: keyof typeof shapes; className?: string }) {
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
