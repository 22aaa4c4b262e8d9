import { data, Form, href } from 'react-router';
import { type Chapter, GROUPS } from '#app/features/help/chapter.ts';
import { CHAPTERS, findChapter } from '#app/features/help/chapters.ts';
import { searchChapters } from '#app/features/help/search.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { Route } from './+types/help.ts';
import { LoadFailure } from './frame/load-failure.tsx';
import { AdminPage } from './frame/page.tsx';
import { ChapterPage } from './help/chapter-page.tsx';

export function loader({ params, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim();
  const chapter = params.chapter === undefined ? CHAPTERS[0] : findChapter(params.chapter);
  if (!chapter) throw data(null, 404);
  return {
    query,
    found: query ? searchChapters(query).map(({ slug, title, intro }) => ({ slug, title, intro })) : null,
    chapter,
    topics: GROUPS.map((group) => ({ group, chapters: CHAPTERS.filter((each) => each.group === group).map(named) })),
  };
}

const named = ({ slug, title }: Chapter) => ({ slug, title });

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} />;
}

export default function Help({ loaderData: { query, found, chapter, topics } }: Route.ComponentProps) {
  return (
    <AdminPage title="Yardım" text="Sık yapılan işler, resimleriyle. Her anlatım bir iki dakikada okunur.">
      <Form action={href('/admin/help')} role="search" className="no-print mt-6 flex max-w-[34rem] gap-2">
        <label className="min-w-0 flex-1">
          <VisuallyHidden>Yardımda ara</VisuallyHidden>
          <input
            key={query}
            className="input"
            type="search"
            name="q"
            maxLength={100}
            defaultValue={query}
            placeholder="Ne yapmak istiyorsunuz? Örneğin: telefon değişti"
          />
        </label>
        <Button type="submit" variant="outline">
          Ara
        </Button>
      </Form>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Topics topics={topics} current={found ? null : chapter.slug} />
        {found ? <Found query={query} found={found} /> : <ChapterPage chapter={chapter} />}
      </div>
    </AdminPage>
  );
}

type TopicsProps = {
  topics: Route.ComponentProps['loaderData']['topics'];
  current: string | null;
};

/** On phones folded: the chapter comes first. */
function Topics(props: TopicsProps) {
  return (
    <nav aria-label="Konular" className="no-print">
      <details key={props.current} className="panel group px-5 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          Konular
          <Icon name="down" className="size-5 group-open:rotate-180" />
        </summary>
        <TopicList {...props} />
      </details>
      <div className="max-lg:hidden">
        <TopicList {...props} />
      </div>
    </nav>
  );
}

function TopicList({ topics, current }: TopicsProps) {
  return topics.map(({ group, chapters }) => (
    <div key={group} className="mb-5">
      <h2 className="font-sans text-base font-semibold">{group}</h2>
      <ul className="mt-2">
        {chapters.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="help-topic" to={chapterAddress(slug)} aria-current={slug === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Found({ query, found }: { query: string; found: { slug: string; title: string; intro: string }[] }) {
  const { email } = useSite();
  return (
    <div className="min-w-0" role="status">
      <h2 className="text-[1.625rem]">
        “{query}” için {found.length} anlatım
      </h2>
      {found.length === 0 && (
        <p className="mt-2 text-stone-600">
          Bunun anlatımı henüz yok. Bize yazın, ekleyelim.{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      <ul className="mt-4 divide-y divide-stone-300 border-stone-300 border-y">
        {found.map(({ slug, title, intro }) => (
          <li key={slug} className="py-4">
            <Link className="link" to={chapterAddress(slug)}>
              {title}
            </Link>
            <p className="mt-1 text-stone-600">{intro}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const chapterAddress = (chapter: string) => href('/admin/help/:chapter', { chapter });
