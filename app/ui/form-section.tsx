import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: string; help?: ReactNode; children: ReactNode };

/** Title and one line of help on the left, fields on the right; above each other where a preview takes the room. */
export function FormSection({ title, help, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="@container border-t border-stone-300 py-8 md:py-10">
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 @2xl:grid-cols-[13rem_minmax(0,1fr)]">
        <div>
          <h2 id={titleId} className="text-[1.3125rem] leading-snug">
            {title}
          </h2>
          {help && <p className="hint mt-1.5 max-w-[26em]">{help}</p>}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">{children}</div>
      </div>
    </section>
  );
}
