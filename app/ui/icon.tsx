import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The path of each icon; those with several widths of line, or filled, are elements. Every page carries them all. */
const shapes = {
  bin: 'M4 7h16M9 7V4h6v3m-8.5 0 1 13h9l1-13M10 11v5m4-5v5',
  boards: 'M3 6h18v4H3zM3 14h18v4H3zM8 6v4m8 4v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 7v5l3.3 2',
  close: 'm5 5 14 14M19 5 5 19',
  copy: 'M9.5 8h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5zM16 8V4H4v12h4',
  dn: 'm6 10 6 6 6-6',
  doc: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  down: 'm6 9 6 6 6-6',
  drop: 'M12 3.5c3.5 4 6 7 6 10a6 6 0 1 1-12 0c0-3 2.5-6 6-10Z',
  ext: 'M9 6H6v12h12v-3M13 5h6v6m0-6-8.5 8.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  facebook: (
    <path
      d="M14 8.5V7c0-.8.4-1.2 1.3-1.2H17V3h-2.5C12 3 10.8 4.5 10.8 6.8v1.7H8.5v3h2.3V21H14v-9.5h2.5l.5-3H14Z"
      strokeWidth="1.3"
    />
  ),
  grid: 'M4 4h7v7h-7zM13 4h7v7h-7zM4 13h7v7h-7zM13 13h7v7h-7z',
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4v.01" strokeWidth="2.2" />
    </>
  ),
  left: 'M19 12H5m6-6-6 6 6 6',
  linkedin:
    'M5.5 4h13a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-13a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V16m0-8.5v.01M11.5 16v-5.5m0 2.5c0-1.5 1-2.5 2.3-2.5S16 11.3 16 13v3',
  mail: 'M4.5 5h15a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-11a1.5 1.5 0 0 1 1.5-1.5zM3.5 6.5l8.5 7 8.5-7',
  menu: 'M3 7h18M3 12h18M3 17h18',
  next: 'm9 5 7 7-7 7',
  ok: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM8 12.3l2.8 2.8L16.2 9.5',
  out: 'M14 5H6v14h8m-4-7h10m-3.5-3.5L20 12l-3.5 3.5',
  pen: 'M4 20v-4L16 4l4 4L8 20H4Zm10-14 4 4',
  pages: 'M4 4h16v16H4zM4 9h16M9 9v11',
  phone:
    'M5 4h4l1.6 4.4-2.2 1.7a12 12 0 0 0 5.5 5.5l1.7-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  photo:
    'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-11a1.5 1.5 0 0 1 1.5-1.5zM7.3 10a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM4 17l5-4 3.5 2.5L16 12l4.5 4',
  pin: 'M12 21.5c4.5-4.6 7-8.3 7-11.5a7 7 0 1 0-14 0c0 3.2 2.5 6.9 7 11.5ZM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  plus: 'M12 5v14M5 12h14',
  prev: 'm15 5-7 7 7 7',
  right: 'M5 12h14m-6-6 6 6-6 6',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM15.5 15.5l5 5',
  site: 'M4 20V9l8-5 8 5v11M4 20h16M10 20v-6h4v6',
  slide: 'm8 7-5 5 5 5m8-10 5 5-5 5',
  up: 'm6 14 6-6 6 6',
  upload: 'M12 16V4m0 0L7.5 8.5M12 4l4.5 4.5M4 16v4h16v-4',
  wa: (
    <path
      fill="currentColor"
      stroke="none"
      d="M12 2.5a9.4 9.4 0 0 0-8.1 14.2L2.6 21.4l4.8-1.3A9.4 9.4 0 1 0 12 2.5Zm0 1.7a7.7 7.7 0 1 1-4 14.3l-.4-.2-2.5.7.7-2.5-.2-.4A7.7 7.7 0 0 1 12 4.2Zm-3.3 4c-.2 0-.5.1-.7.4-.3.3-1 .9-1 2.2s1 2.6 1.1 2.8c.1.2 1.9 3 4.7 4.1 2.3.9 2.8.7 3.3.7s1.6-.7 1.8-1.3c.2-.6.2-1.2.2-1.3-.1-.1-.3-.2-.5-.3l-1.8-.9c-.3-.1-.5-.1-.7.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2.1-1.3a8 8 0 0 1-1.5-1.8c-.1-.3 0-.4.1-.5l.4-.5.3-.5v-.4l-.8-1.9c-.2-.5-.4-.5-.6-.5h-.5Z"
    />
  ),
  warn: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7.5v5.5m0 3v.2',
  x: (
    <>
      <path d="M4.5 4.5 19.5 19.5M19 4.5 5 19.5" />
      <path d="M4.5 4.5h4l11 15h-4z" strokeWidth="1.3" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** Decorative: the words beside it, or the button's own name, say what it means. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const shape = shapes[name];
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      strokeWidth="1.6"
      aria-hidden="true"
      className={classNames('drawn', className)}
    >
      {typeof shape === 'string' ? <path d={shape} /> : shape}
    </svg>
  );
}
