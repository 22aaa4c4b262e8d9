import { href } from 'react-router';
import type { ProjectOfProductView } from '#app/features/projects/links.server.ts';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

export const PROJECTS_AT_MOST = 6;

export function ProjectsOfProduct({ projects }: { projects: ProjectOfProductView[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="wrap no-print pb-section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-h2">Bu ürünle yapılan projeler</h2>
        <Link to={href('/projects')} className="link inline-flex min-h-11 items-center">
          Tüm projeler
        </Link>
      </div>
      <ul className="mt-8 grid grid-cols-1 gap-x-joint gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {projects.map(({ slug, title, picture, location, colors, area }) => (
          <li key={slug}>
            <Link to={href('/projects/:slug', { slug })} className="plate block">
              <span className="photo block aspect-[4/3]">
                {picture && (
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="(min-width: 86rem) 27rem, (min-width: 64rem) 31vw, (min-width: 48rem) 50vw, 90vw"
                    maxWidth={1000}
                    className="size-full object-cover"
                  />
                )}
              </span>
              <span className="mt-3 block wrap-anywhere">
                <b className="plate-title font-display font-normal text-h3">{title}</b>
                <span className="mt-0.5 block text-sm text-stone-600">
                  {[location, ...colors, area].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
