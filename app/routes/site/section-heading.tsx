import type { ReactNode } from 'react';

type SectionHeadingProps = { title: string; text?: string; link?: ReactNode };

export function SectionHeading({ title, text, link }: SectionHeadingProps) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <div>
        <h2 className="max-w-[18em] text-h2">{title}</h2>
        {text && <p className="mt-4 max-w-[40em] text-stone-600">{text}</p>}
      </div>
      {link}
    </div>
  );
}
