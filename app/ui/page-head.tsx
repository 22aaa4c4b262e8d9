import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';

/** The head of a list page: where one is, the title, and one sentence beside it. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Breadcrumb items={[{ label: 'Ana Sayfa', to: '/' }, { label: title }]} />
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[auto_minmax(0,26rem)] lg:items-end lg:justify-between">
        <h1 className="text-h1">{title}</h1>
        <p className="text-stone-600">{children}</p>
      </div>
    </>
  );
}
