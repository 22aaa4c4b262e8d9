import { href } from 'react-router';
import { type Chapter, PICTURE_SIZE } from '#app/features/help/chapter.ts';
import { useSite } from '#app/ui/site-context.tsx';

/** Numbered steps, each beside a crop of the screen at its real size. */
export function ChapterPage({ chapter: { title, intro, steps } }: { chapter: Chapter }) {
  const { email } = useSite();
  return (
    <article className="help-chapter min-w-0">
      <h2 className="text-[1.625rem]">{title}</h2>
      <p className="mt-2 max-w-text text-stone-600">{intro}</p>
      <ol className="mt-6 border-stone-300 border-b">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid gap-x-8 gap-y-3 border-stone-300 border-t py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
          >
            <div>
              <h3 className="flex gap-3 font-sans text-h4 font-semibold">
                <span className="font-display text-teak-600">{index + 1}</span>
                {step.title}
              </h3>
              <p className="mt-2 text-stone-600">{step.text}</p>
            </div>
            {step.picture && (
              <div className="overflow-hidden rounded-board border hairline bg-white">
                <img
                  src={href('/admin/help/resim/:file', { file: `${step.picture.name}.webp` })}
                  alt={step.picture.alt}
                  {...PICTURE_SIZE}
                  loading="lazy"
                  className="h-60 w-full object-none"
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-8 text-sm text-stone-600">
        Takıldınız mı?{' '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </article>
  );
}
