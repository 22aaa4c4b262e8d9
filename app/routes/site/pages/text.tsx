import { SpecTable } from '#app/ui/spec-table.tsx';
import { contentMeta } from '../content-meta.ts';
import type { Route } from './+types/text.ts';
import { loadTextPage } from './load-text-page.server.ts';
import { RichText } from './rich-text.tsx';
import { TextPage } from './text-page.tsx';

export const handle = { cache: {} };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.search);
}

export function loader({ context, pattern }: Route.LoaderArgs) {
  return loadTextPage(context, `/${pattern}`);
}

/** Several pages of the footer: privacy, terms, guide … */
export default function Text({ loaderData: { title, updated, intro, sections } }: Route.ComponentProps) {
  return (
    <TextPage
      title={title}
      updated={updated}
      intro={intro && <RichText html={intro} />}
      sections={sections.map(({ id, title: heading, caption, table, text }) => ({
        id,
        title: heading,
        body: (
          <>
            {table && table.length > 0 && <SpecTable rows={table} {...(caption && { caption })} />}
            <RichText html={text} />
          </>
        ),
      }))}
    />
  );
}
