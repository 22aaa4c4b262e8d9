import type { ReactNode } from 'react';

/** Filled dot: on (Yayında, Aktif). Ring: off (Taslak, Pasif). */
export function StatusBadge({ on, children }: { on: boolean; children: ReactNode }) {
  return <span className={on ? 'badge badge-on' : 'badge badge-off'}>{children}</span>;
}

export function TypeBadge({ children }: { children: ReactNode }) {
  return <span className="badge badge-plain badge-type">{children}</span>;
}
