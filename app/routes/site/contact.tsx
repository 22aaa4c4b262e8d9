import { ContactForm } from '#app/features/messages/ui/contact-form.tsx';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import type { Route } from './+types/contact.ts';
import { localBusiness, organization } from './company-json-ld.ts';
import { AttachedList } from './contact/attached-list.tsx';
import { findAttachment } from './contact/attachment.server.ts';
import { ContactDetails } from './contact/contact-details.tsx';
import { ShowroomMap } from './contact/showroom-map.tsx';
import { contactFormHeaders, receiveContactForm } from './contact-action.server.ts';
import { revalidateUnlessSent, sendOrKeepText } from './contact-client-action.ts';
import { contentMeta } from './content-meta.ts';
import { breadcrumbs } from './json-ld.ts';
import { loadContent } from './load-content.server.ts';

export const handle = { cache: {} };

export async function loader({ url, context }: Route.LoaderArgs) {
  const [attachment, { contact }] = await Promise.all([
    orWhenFailing(context, 'attachment', findAttachment(db, url.searchParams), null),
    loadContent(context, 'contact'),
  ]);
  return { attachment, content: contact };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.content.search, {
    structured: [organization, localBusiness, breadcrumbs({ name: 'İletişim', path: '/contact' })],
  });
}

export const headers: Route.HeadersFunction = (args) => contactFormHeaders(args);

export function action(args: Route.ActionArgs) {
  return receiveContactForm(args, () => findAttachment(db, args.url.searchParams));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeepText(serverAction);
}

export const shouldRevalidate = revalidateUnlessSent;

export default function Contact({ loaderData: { attachment, content }, actionData }: Route.ComponentProps) {
  const { title, text, form, map } = content.text;
  return (
    <>
      <div className="wrap pt-8 md:pt-12">
        <Breadcrumb items={[{ label: 'Ana Sayfa', to: '/' }, { label: 'İletişim' }]} />
        <div className="mt-6 grid grid-cols-1 gap-x-20 gap-y-12 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
          <div>
            <h1 className="max-w-[9em] text-h1">{title}</h1>
            <p className="mt-5 max-w-[32em] text-lead text-stone-600">{text}</p>
            <ContactDetails />
          </div>
          <div className="lg:pt-2">
            <div className="rounded-board bg-stone-100 px-gutter py-10 max-sm:mx-[calc(var(--spacing-gutter)*-1)] max-sm:rounded-none sm:p-9 lg:p-11">
              <h2 className="mb-7 text-h2">{form}</h2>
              {attachment && <AttachedList attachment={attachment} />}
              <ContactForm failure={actionData} draft={attachment?.draft} />
            </div>
          </div>
        </div>
      </div>
      <ShowroomMap title={map} />
    </>
  );
}
