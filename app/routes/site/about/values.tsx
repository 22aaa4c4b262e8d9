import type { AboutContent } from './content.ts';

export function Values({ content: { title, items } }: { content: AboutContent['values'] }) {
  return (
    <section className="bg-stone-100 py-section">
      <div className="wrap">
        <h2 className="text-h2">{title}</h2>
        <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-3">
          {items.map((value) => (
            <div key={value.title} className="border-ink border-t-2 pt-5">
              <h3 className="text-h3">{value.title}</h3>
              <p className="mt-3 text-stone-600">{value.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
