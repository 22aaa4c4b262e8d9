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
import { breadcrumbs } from './json-ld.ts';
import { loadContent } from './load-content.server.ts';
import { fixedPageMeta } from './page-meta.ts';
import { loadSitePictures } from './site-pictures.server.ts';

export const handle = { cache: {} };

export const meta = fixedPageMeta({
  title: 'Hakkımızda',
  description: 'Deck, çit, bahçe kapısı, cephe, pergola ve panel kuran ekibimiz: hikâyemiz, değerlerimiz, malzememiz.',
  structured: [organization, breadcrumbs({ name: 'Hakkımızda', path: '/about' })],
});

export async function loader({ context }: Route.LoaderArgs) {
  const [pictures, { material }] = await Promise.all([
    loadSitePictures(context, 'macro-profile.jpg', 'project-pool-deck-1.jpg'),
    loadContent(context, 'material'),
  ]);
  return { ...pictures, composition: material.composition.parts };
}

export const headers: Route.HeadersFunction = (args) => contactFormHeaders(args);

export function action({ request, context }: Route.ActionArgs) {
  return receiveContactForm(request, context);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeepText(serverAction);
}

export const shouldRevalidate = revalidateUnlessSent;

export default function About({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-8 md:pt-12">
        <Breadcrumb items={[{ label: 'Ana Sayfa', to: '/' }, { label: 'Hakkımızda' }]} />
        <h1 className="mt-6 max-w-[17em] text-h1">Dış mekânı, evin en uzun ömürlü odası olarak kuruyoruz.</h1>
      </div>
      <div className="wrap mt-10 md:mt-14">
        <div className="photo aspect-[4/3] max-md:mx-[calc(var(--spacing-gutter)*-1)] max-md:rounded-none md:aspect-[21/9]">
          <Picture
            picture={loaderData['macro-profile.jpg']}
            alt="Kompozit tahtaların yan yana duran uç kesitleri, yakın plan"
            sizes="(min-width: 1376px) 1248px, 100vw"
            maxWidth={1600}
            priority
            className="h-full w-full object-cover object-[50%_55%]"
          />
        </div>
      </div>
      <Story />
      <Values />
      <VisionAndMission picture={loaderData['project-pool-deck-1.jpg']} />
      <section className="on-dark bg-forest-900 py-section text-white">
        <div className="wrap">
          <div className="grid grid-cols-1 gap-x-20 gap-y-5 lg:grid-cols-2">
            <h2 className="text-h2">Bir profilin içinde ne var?</h2>
            <p className="max-w-[38em] text-stone-200">
              Gövdenin üçte ikisine yakını ahşap lifidir; sıcaklığı ve dokuyu o verir. Polimer suyu dışarıda tutar,
              katkılar rengi güneşten korur. Bu karışıma güveniyor, her profile 10 yıl garanti veriyoruz.
            </p>
          </div>
          <CompositionBoard composition={loaderData.composition} className="mt-12 md:mt-16" />
        </div>
      </section>
      <section className="wrap grid grid-cols-1 gap-x-20 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <ContactBlock />
        <ContactForm failure={actionData} />
      </section>
    </>
  );
}
