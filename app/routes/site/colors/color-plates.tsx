import type { PictureView } from '#app/shared/images.ts';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

interface Plate {
  to: string;
  slug: string;
  title: string;
  note: string;
  picture: PictureView | null;
}

/** Photographs with their names: the first two large, the others in thirds. */
export function ColorPlates({ plates }: { plates: Plate[] }) {
  return (
    <ul className="color-plates mt-8">
      {plates.map(({ to, slug, title, note, picture }) => (
        <li key={slug}>
          <Link to={to} prefetch="intent" className="plate block">
            <div className="photo color-plate-photo">
              {picture ? (
                <Picture picture={picture} alt="" sizes="(min-width: 64rem) 50rem, 100vw" maxWidth={1600} />
              ) : (
                <span className="grid size-full place-items-center text-stone-400">
                  <CategoryDrawing name="all" className="size-14" />
                </span>
              )}
            </div>
            <h3 className="mt-3 font-sans font-semibold text-base">
              <span className="plate-title">{title}</span>
            </h3>
            <p className="text-sm text-stone-600">{note}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
