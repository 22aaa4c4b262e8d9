import { formatDay } from '#app/shared/dates.ts';
import { plainText } from '#app/shared/plain-text.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { contentMeta } from '../content-meta.ts';
import { breadcrumbs, faqPage } from '../json-ld.ts';
import { loadContent } from '../load-content.server.ts';
import type { Route } from './+types/faq.ts';
import { nameSections } from './name-sections.server.ts';
import { RichText } from './rich-text.tsx';
import { TextPage } from './text-page.tsx';

export const handle = { cache: {} };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, groups, search } = loaderData;
  const questions = groups.flatMap((group) => group.questions);
  return contentMeta(matches, search, {
    structured: [
      breadcrumbs({ name: title, path: '/faq' }),
      faqPage(questions.map(({ question, answer }) => ({ question, answer: plainText(answer) }))),
    ],
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { text, search, changedAt } = (await loadContent(context, 'faq')).faq;
  return { ...text, groups: nameSections(text.groups), updated: changedAt && formatDay(changedAt), search };
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { title, updated, groups, closingTitle, closingText } = loaderData;
  return (
    <TextPage
      title={title}
      updated={updated}
      sections={[
        ...groups.map((group) => ({
          id: group.id,
          title: group.title,
          body: <Accordion name="faq" items={group.questions.map(showQuestion)} />,
        })),
        { id: 'baska-soru', title: closingTitle, body: <RichText html={closingText} /> },
      ]}
    />
  );
}

const showQuestion = ({ question, answer }: { question: string; answer: string }) => ({
  title: question,
  body: <RichText html={answer} />,
});
