import type { SearchGroup, SearchHit } from '#app/features/search/queries.server.ts';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

interface ResultGroupProps {
  title: string;
  group: SearchGroup;
  hrefFor: (slug: string) => string;
  /** The full list, linked when not all hits are shown. */
  all: { to: string; label: string };
}

export function ResultGroup({ title, group, hrefFor, all }: ResultGroupProps) {
  if (group.total === 0) return null;
  return (
    <section className="mt-10 first-of-type:mt-6">
      <h2 className="text-h3">
        {title}{' '}
        <span className="text-stone-600 tnum">
          ({group.total}
          {group.hasMore && '+'})
        </span>
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-12 border-stone-300 border-t lg:grid-cols-2">
        {group.hits.map((hit) => (
          <li key={hit.slug} className="border-stone-300 border-b">
            <Result hit={hit} to={hrefFor(hit.slug)} />
          </li>
        ))}
      </ul>
      {(group.total > group.hits.length || group.hasMore) && (
        <p className="mt-5">
          <Link to={all.to} className="link inline-flex min-h-11 items-center">
            {all.label}
          </Link>
        </p>
      )}
    </section>
  );
}

function Result({ hit, to }: { hit: SearchHit; to: string }) {
  return (
    <Link to={to} prefetch="intent" className="plate flex gap-5 py-4">
      <div className="photo aspect-[4/3] w-24 flex-none self-start sm:w-32">
        {hit.picture ? (
          <Picture picture={hit.picture} alt="" sizes="128px" maxWidth={400} />
        ) : (
          <span className="grid size-full place-items-center text-stone-400">
            <CategoryDrawing name="all" className="size-10" />
          </span>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="font-sans font-semibold text-h4 [overflow-wrap:anywhere]">
          <span className="plate-title">{hit.title}</span>
        </h3>
        <p className="text-sm text-stone-600">{hit.note}</p>
        <p className="mt-1.5 line-clamp-2 text-sm text-stone-600 [overflow-wrap:anywhere]">{hit.text}</p>
      </div>
    </Link>
  );
}
