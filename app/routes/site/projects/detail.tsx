import { data, href, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { findUsedProducts, type UsedProductView } from '#app/features/projects/links.server.ts';
import { findProject, findProjectSlug, type ProjectView } from '#app/features/projects/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing, requestFacts } from '#app/server/request-context.server.ts';
import { isPageNumber } from '#app/shared/paging.ts';
import { firstSentence } from '#app/shared/paragraphs.ts';
import { sharePictureUrl } from '#app/shared/share-picture.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { HydratedLater } from '#app/ui/hydrated-later.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { PhotoGallery } from '#app/ui/photo-gallery.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { breadcrumbs } from '../json-ld.ts';
import { isLate, LatePage, soonOrLater } from '../late-page.tsx';
import { throwIfMoved } from '../moved.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/detail.ts';
import { completedProject } from './json-ld.ts';
import { ProjectText } from './project-text.tsx';

export const handle = { cache: { gorsel: isPageNumber } };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const project = await orWhenFailing(context, 'project', findProject(db, params.slug), undefined);
  if (project) {
    if (!isKnownPicture(project, url.searchParams)) context.get(requestFacts).cacheable = false;
    const used = await orWhenFailing(context, 'used products', findUsedProducts(db, project.id), []);
    return data({ project, used });
  }
  const slug = await orWhenFailing(context, 'project', findProjectSlug(db, params.slug), undefined);
  if (slug) throw redirect(href('/projects/:slug', { slug }) + url.search, 301);
  await throwIfMoved(context, href('/projects/:slug', params), url.search);
  return data({ project: null, used: [] }, { status: 404 });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return soonOrLater(serverLoader());
}

/** Choosing another picture only changes the query; the project is loaded already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // The title is not known yet; LatePage renders it when the data arrives.
  if (isLate(loaderData)) return [];
  const project = loaderData?.project;
  if (!project) {
    const description = 'Bu proje kaldırılmış olabilir.';
    return pageMeta(matches, { title: 'Proje bulunamadı', description, missing: true });
  }
  const { title, slug } = project;
  const path = href('/projects/:slug', { slug });
  return pageMeta(matches, {
    title,
    description: firstSentence(project.description),
    path,
    share: { src: sharePictureUrl('proje', slug, title, project.pictures[0]?.src), alt: title },
    structured: [
      breadcrumbs({ name: 'Projeler', path: href('/projects') }, { name: title, path }),
      (site) => ({ ...completedProject({ ...project, path })(site), ...mentions(site, loaderData.used) }),
    ],
  });
}

/** The products that it was built with, by the names that their own pages give them. */
function mentions({ url }: { url: string }, used: UsedProductView[]) {
  const products = used.map(({ slug, title }) => {
    const page = url + href('/products/:slug', { slug });
    return { '@type': 'Product', '@id': `${page}#urun`, name: title, url: page };
  });
  return products.length > 0 ? { mentions: products } : {};
}

export default function ProjectDetail({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  return (
    <div className="wrap">
      <LatePage
        data={loaderData}
        fallback={<ProjectOnItsWay />}
        title={({ project }) => `${project?.title ?? 'Proje bulunamadı'} | ${site.name}`}
      >
        {({ project, used }) => (project ? <Project project={project} used={used} /> : <ProjectNotFound />)}
      </LatePage>
    </div>
  );
}

function Project({ project, used }: { project: ProjectView; used: UsedProductView[] }) {
  const [query] = useSearchParams();
  const path = href('/projects/:slug', { slug: project.slug });
  return (
    <>
      <BackLink />
      <PhotoGallery
        className="mt-3 max-md:mx-[calc(var(--spacing-gutter)*-1)]"
        frameClassName="aspect-[4/3] w-full max-md:rounded-none md:aspect-[16/9] lg:max-h-[44rem]"
        thumbClassName="h-20 w-28 md:h-28 md:w-44"
        stripClassName="max-md:px-gutter"
        sizes="(min-width: 86rem) 78rem, 100vw"
        photos={project.pictures.map((picture, index) => ({ picture, alt: `${project.title}, görsel ${index + 1}` }))}
        current={chosenPicture(query)}
        hrefFor={(index) => withQuery(path, { gorsel: index > 0 ? index + 1 : undefined })}
        viewerTitle={project.title}
        viewerLabel="Proje"
      />
      <HydratedLater>
        <ProjectText project={project} used={used} />
      </HydratedLater>
    </>
  );
}

const chosenPicture = (query: URLSearchParams) => Number(query.get('gorsel') ?? 1) - 1;

/** Only existing pictures are cached, so that the cache cannot be filled with made-up numbers. */
function isKnownPicture(project: ProjectView, query: URLSearchParams): boolean {
  return !query.has('gorsel') || project.pictures[chosenPicture(query)] !== undefined;
}

function BackLink() {
  return (
    <Link
      to={href('/projects')}
      className="no-print mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-sm hover:text-teak-700 md:mt-10"
    >
      <Icon name="left" className="size-5" />
      Tüm projeler
    </Link>
  );
}

function ProjectOnItsWay() {
  return (
    <div className="pb-section">
      <title>Proje detayları yükleniyor...</title>
      <BackLink />
      <p role="status" className="mt-3 text-stone-600">
        Proje detayları yükleniyor...
      </p>
      <Skeleton className="mt-3 aspect-[4/3] w-full md:aspect-[16/9] lg:max-h-[44rem]" />
      <Skeleton className="mt-10 h-12 w-2/3" />
    </div>
  );
}

function ProjectNotFound() {
  return (
    <EmptyState
      level={1}
      className="py-section"
      drawing={<CategoryDrawing name="pergola" className="size-14" />}
      title="Proje bulunamadı"
      action={<ButtonLink to={href('/projects')}>Projelere Dön</ButtonLink>}
    >
      Aradığınız proje mevcut değil veya kaldırılmış olabilir.
    </EmptyState>
  );
}
