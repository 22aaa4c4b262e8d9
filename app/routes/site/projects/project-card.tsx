import { href } from 'react-router';
import type { ProjectCardView } from '#app/features/projects/queries.server.ts';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** The link "Detaylar" stretches over the whole card. */
export function ProjectCard({ project, priority }: { project: ProjectCardView; priority: boolean }) {
  return (
    <article className="plate">
      <div className="photo aspect-[4/3]">
        {project.picture ? (
          <Picture
            picture={project.picture}
            alt=""
            sizes="(min-width: 86rem) 27rem, (min-width: 64rem) 31vw, (min-width: 48rem) 50vw, 90vw"
            maxWidth={1000}
            priority={priority}
          />
        ) : (
          <span className="grid size-full place-items-center text-stone-400">
            <CategoryDrawing name="all" className="size-14" />
          </span>
        )}
      </div>
      <div className="mt-5 pr-6">
        {project.location && (
          <p className="flex items-center gap-1.5 text-sm text-stone-600">
            <Icon name="pin" className="size-[1.125rem]" />
            {project.location}
          </p>
        )}
        <h2 className="mt-2 text-h3 [overflow-wrap:anywhere]">
          <span className="plate-title">{project.title}</span>
        </h2>
        <p className="mt-2 line-clamp-2 text-stone-600">{project.description}</p>
        <p className="mt-3">
          <Link
            to={href('/projects/:slug', { slug: project.slug })}
            className="link inline-flex min-h-11 items-center after:absolute after:inset-0"
            aria-label={`Detaylar: ${project.title}`}
          >
            Detaylar
          </Link>
        </p>
      </div>
    </article>
  );
}
