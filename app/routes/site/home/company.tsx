import { href } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import { type Composition, CompositionBoard } from '../composition-board.tsx';
import type { HomeContent } from './content.ts';

type Props = { content: HomeContent['company']; composition: Composition };

export function Company({ content: { title, text, link }, composition }: Props) {
  return (
    <section className="on-dark bg-forest-900 py-section text-white">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-2">
          <h2 className="max-w-[15em] text-h2">{title}</h2>
          <div className="max-w-[38em] space-y-4 text-stone-200">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Link to={href('/about')} prefetch="intent" className="link inline-flex min-h-11 items-center">
                {link}
              </Link>
            </p>
          </div>
        </div>
        <CompositionBoard composition={composition} className="mt-14 md:mt-20" />
      </div>
    </section>
  );
}
