import { ContactForm } from '#app/features/messages/ui/contact-form.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Route } from './+types/about.ts';
import { ContactBlock } from './about/contact-block.tsx';
import { Story } from './about/story.tsx';
import { Values } from './about/values.tsx';
import { VisionAndMission } from './about/vision-and-mission.tsx';
import { organization } from './company-json-ld.ts';
import { CompositionBoard } from './composition-board.tsx';
import { contactFormHeaders, receiveContactForm } from './contact-action.server.ts';
import { revalidateUnlessSent, sendOrKeepText } from './contact-client-action.ts';
import { contentMeta } from './content-meta.ts';
import { breadcrumbs } from './json-ld.ts';
import { loadContent } from './load-content.server.ts';

export const handle = { cache: {} };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.content.search, {
    structured: [organization, breadcrumbs({ name: 'Hakkımızda', path: '/about' })],
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { about, material } = await loadContent(context, 'about', 'material');
  return { content: about, composition: material.composition.parts };
}

export const headers: Route.HeadersFunction = (args) => contactFormHeaders(args);

export function action(args: Route.ActionArgs) {
  return receiveContactForm(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeepText(serverAction);
}

export const shouldRevalidate = revalidateUnlessSent;

export default function About({ loaderData: { content, composition }, actionData }: Route.ComponentProps) {
  const { title, picture } = content.head;
  return (
    <>
      <div className="wrap pt-8 md:pt-12">
        <Breadcrumb items={[{ label: 'Ana Sayfa', to: '/' }, { label: 'Hakkımızda' }]} />
        <h1 className="mt-6 max-w-[17em] text-h1">{title}</h1>
      </div>
      <div className="wrap mt-10 md:mt-14">
        <div className="photo aspect-[4/3] max-md:mx-[calc(var(--spacing-gutter)*-1)] max-md:rounded-none md:aspect-[21/9]">
          <Picture
            picture={picture.picture}
            alt={picture.alt}
            sizes="(min-width: 1376px) 1248px, 100vw"
            maxWidth={1600}
            priority
            className="h-full w-full object-cover object-[50%_55%]"
          />
        </div>
      </div>
      <Story content={content.story} />
      <Values content={content.values} />
      <VisionAndMission content={content.vision} />
      <section className="on-dark bg-forest-900 py-section text-white">
        <div className="wrap">
          <div className="grid grid-cols-1 gap-x-20 gap-y-5 lg:grid-cols-2">
            <h2 className="text-h2">{content.composition.title}</h2>
            <p className="max-w-[38em] text-stone-200">{content.composition.text}</p>
          </div>
          <CompositionBoard composition={composition} className="mt-12 md:mt-16" />
        </div>
      </section>
      <section className="wrap grid grid-cols-1 gap-x-20 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <ContactBlock content={content.contact} />
        <ContactForm failure={actionData} />
      </section>
    </>
  );
}
