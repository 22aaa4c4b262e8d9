import { Fragment, type ReactNode } from 'react';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

type TextSection = { id: string; title: string; body: ReactNode };

type TextPageProps = {
  title: string;
  /** As shown: "1 Ekim 2025". */
  updated: string | null;
  sections: readonly TextSection[];
  intro?: ReactNode;
};

/** Layout of the text pages in the footer: title, date, table of contents, text. */
export function TextPage({ title, updated, sections, intro }: TextPageProps) {
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <Breadcrumb items={[{ label: 'Ana Sayfa', to: '/' }, { label: title }]} />
      <h1 className="mt-6 text-h1">{title}</h1>
      {updated && <p className="mt-4 text-stone-600">Son güncelleme: {updated}</p>}
      <div className="mt-10 grid grid-cols-1 gap-x-20 gap-y-10 md:mt-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label="Bu sayfada">
          <ul className="grid gap-0 border-stone-300 border-t text-sm lg:sticky lg:top-24">
            {sections.map((section) => (
              <li key={section.id} className="border-stone-300 border-b">
                <a className="flex min-h-11 items-center font-medium hover:text-teak-700" href={`#${section.id}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* No wrapper around a section: .prose spaces its direct children. */}
        <div className="prose">
          {intro}
          {sections.map((section) => (
            <Fragment key={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.body}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}
