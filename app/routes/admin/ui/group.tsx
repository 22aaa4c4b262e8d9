import type { ReactNode } from 'react';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-6 border-t border-stone-300 py-10 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="text-h3">{title}</h2>
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">{children}</div>
    </section>
  );
}
