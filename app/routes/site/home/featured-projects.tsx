import { href } from 'react-router';
import type { ProjectLinkView } from '#app/features/projects/queries.server.ts';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { HomeContent } from './content.ts';

type Props = { content: HomeContent['projects']; projects: ProjectLinkView[] };

/** The newest one large, two beside it. Linked by id (docs/behaviour.md, "Addresses"), which redirects to the slug. */
export function FeaturedProjects({ content: { title }, projects }: Props) {
  if (projects.length === 0) return null;
  return (
    <section className="wrap pb-section">
      <SectionHeading
        title={title}
        link={
          <Link
            to={href('/projects')}
            prefetch="intent"
            className="link inline-flex min-h-11 items-center whitespace-nowrap"
          >
            Tüm projeler
          </Link>
        }
      />
      <div className="mt-8 grid grid-cols-1 gap-x-joint gap-y-8 md:mt-12 md:grid-cols-12">
        {projects.map((project, index) => (
          <ProjectCard key={project.id} project={project} large={index === 0} />
        ))}
      </div>
    </section>
  );
}

function ProjectCard({ project, large }: { project: ProjectLinkView; large: boolean }) {
  return (
    <Link
      to={href('/projects/:slug', { slug: project.id })}
      className={classNames('plate block', large ? 'md:col-span-8 md:row-span-2 md:flex md:flex-col' : 'md:col-span-4')}
    >
      <div
        className={classNames(
          'photo grid aspect-[4/3] place-items-center',
          large && 'md:aspect-auto md:min-h-96 md:flex-1',
        )}
      >
        {project.picture ? (
          <Picture
            picture={project.picture}
            alt=""
            sizes={
              large
                ? '(min-width: 86rem) 67rem, (min-width: 768px) 76vw, 90vw'
                : '(min-width: 86rem) 30rem, (min-width: 768px) 35vw, 90vw'
            }
            maxWidth={large ? 1600 : 1200}
            className="absolute inset-0"
          />
        ) : (
          <CategoryDrawing name="all" className="size-14 text-stone-400" />
        )}
      </div>
      <div className={classNames('mt-4 flex items-baseline justify-between gap-4', large ? 'md:pr-6' : 'md:pr-1')}>
        <div className="min-w-0">
          <h3 className="font-sans font-semibold text-h4 [overflow-wrap:anywhere]">
            <span className="plate-title">{project.title}</span>
          </h3>
          <p className="text-sm text-stone-600">{project.location}</p>
        </div>
        <span className="text-sm text-stone-600 tnum">{project.completed.year}</span>
      </div>
    </Link>
  );
}
