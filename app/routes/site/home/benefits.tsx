import { BenefitDrawing } from '#app/ui/benefit-drawing.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { HomeContent } from './content.ts';

// Hairlines between columns: two from sm, three from lg.
const RULES =
  'sm:max-lg:even:border-l sm:max-lg:even:pl-8 lg:not-[:nth-child(3n+1)]:border-l lg:not-[:nth-child(3n+1)]:pl-8';

export function Benefits({ content: { title, items } }: { content: HomeContent['benefits'] }) {
  return (
    <section className="wrap py-section">
      <SectionHeading title={title} />
      <ul className="mt-8 grid grid-cols-1 border-stone-300 border-t sm:grid-cols-2 md:mt-12 lg:grid-cols-3">
        {items.map((benefit) => (
          <li
            key={benefit.title}
            className={`flex gap-5 large:flex-col border-stone-300 border-b py-7 sm:block sm:py-9 sm:pr-8 ${RULES}`}
          >
            <BenefitDrawing
              name={benefit.drawing}
              className="h-auto w-[5.5rem] flex-none self-start sm:h-[5.5rem] sm:w-40"
            />
            <div>
              <h3 className="text-h3 sm:mt-7">{benefit.title}</h3>
              <p className="mt-2 max-w-[30em] text-stone-600">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
