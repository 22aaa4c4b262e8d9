import type { AboutContent } from './content.ts';

// Two columns on phones, four from lg, with hairlines between them.
const RULES = 'even:border-l even:pl-5 md:even:pl-8 max-lg:nth-[n+3]:border-t lg:nth-[3]:border-l lg:nth-[3]:pl-8';

export function Story({ content: { title, text, figures } }: { content: AboutContent['story'] }) {
  return (
    <section className="wrap py-section">
      <div className="grid grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <h2 className="max-w-[11em] text-h2">{title}</h2>
        <div className="max-w-[42em] space-y-4 text-stone-600">
          {text.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'text-ink text-lead' : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <ul className="mt-14 grid grid-cols-2 border-stone-300 border-y md:mt-20 lg:grid-cols-4">
        {figures.map((figure) => (
          <li key={figure.label} className={`border-stone-300 py-7 pr-4 md:py-10 ${RULES}`}>
            <p className="font-display text-h1 leading-none tnum">{figure.value}</p>
            <p className="mt-3 text-stone-600">{figure.label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
