import { href, redirect } from 'react-router';
import { findProjectPage, type ProjectCardView } from '#app/features/projects/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { isPageNumber, offsetOf, pageCountOf, readPageNumber } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { HydratedLater } from '#app/ui/hydrated-later.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { PhotoCardSkeletons } from '#app/ui/skeleton.tsx';
import { contentMeta } from '../content-meta.ts';
import { breadcrumbs, itemList } from '../json-ld.ts';
import { isLate, LatePage, soonOrLater } from '../late-page.tsx';
import { loadContent } from '../load-content.server.ts';
import type { Route } from './+types/list.ts';
import { ProjectCard } from './project-card.tsx';

const PROJECTS = href('/projects');
/** Until a late page has arrived. */
const TITLE = 'Projeler';

export const handle = { cache: { sayfa: isPageNumber } };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const loaded = loaderData && !isLate(loaderData) ? loaderData : undefined;
  const { page = 1, projects = [] } = loaded ?? {};
  const links = projects.map(({ title, slug }) => ({ name: title, path: href('/projects/:slug', { slug }) }));
  return contentMeta(matches, loaded?.search ?? { title: TITLE, description: '' }, {
    page,
    structured: [breadcrumbs({ name: 'Projeler', path: PROJECTS }), itemList(links, offsetOf(page) + 1)],
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPageNumber(url.searchParams.get('sayfa'));
  const [found, { projects: content }] = await Promise.all([
    orWhenFailing(context, 'projects', findProjectPage(db, { page }), undefined),
    loadContent(context, 'projects'),
  ]);
  if (found?.items.length === 0 && page > 1) throw redirect(PROJECTS);
  return { ...content, page, projects: found?.items ?? [], total: found?.total ?? 0 };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return soonOrLater(serverLoader());
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const intro = isLate(loaderData) ? undefined : loaderData.intro;
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <PageHead title={intro?.title ?? TITLE}>{intro?.text}</PageHead>
      <div className="mt-10 md:mt-14">
        <LatePage data={loaderData} fallback={<PhotoCardSkeletons label="Projeler yükleniyor..." />}>
          {({ page, projects, total }) => (
            <>
              <HydratedLater>
                <ProjectGrid projects={projects} />
              </HydratedLater>
              <Pagination
                className="mt-14"
                page={page}
                pageCount={pageCountOf(total)}
                hrefFor={(number) => withQuery(PROJECTS, { sayfa: number > 1 ? number : undefined })}
              />
            </>
          )}
        </LatePage>
      </div>
    </div>
  );
}

function ProjectGrid({ projects }: { projects: ProjectCardView[] }) {
  if (projects.length === 0) {
    return (
      <EmptyState
        drawing={<CategoryDrawing name="pergola" className="size-14" />}
        title="Henüz proje eklenmedi"
        action={<ButtonLink to={href('/contact')}>İletişime Geçin</ButtonLink>}
      >
        Tamamladığımız işleri burada göstereceğiz. Kendi projeniz için bize yazabilirsiniz.
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-x-joint gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectCard project={project} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
