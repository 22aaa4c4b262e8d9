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
import { breadcrumbs } from './json-ld.ts';
import { fixedPageMeta } from './page-meta.ts';

export const handle = { cache: {} };

/** Only an address with something to attach needs the database; without parameters the page is cached as it is. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return orWhenFailing(context, 'attachment', findAttachment(db, url.searchParams), null);
}

export const meta = fixedPageMeta({
  title: 'İletişim',
  description: 'Showroom adresi, çalışma saatleri, telefon, e-posta ve mesaj formu. Bir iş günü içinde dönüyoruz.',
  structured: [organization, localBusiness, breadcrumbs({ name: 'İletişim', path: '/contact' })],
});

export const headers: Route.HeadersFunction = (args) => contactFormHeaders(args);

export function action({ request, url, context }: Route.ActionArgs) {
  return receiveContactForm(
    request,
    context,
    async () => (await findAttachment(db, url.searchParams))?.details ?? null,
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeepText(serverAction);
}

export const shouldRevalidate = revalidateUnlessSent;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-8 md:pt-12">
        <Breadcrumb items={[{ label: 'Ana Sayfa', to: '/' }, { label: 'İletişim' }]} />
        <div className="mt-6 grid grid-cols-1 gap-x-20 gap-y-12 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
          <div>
            <h1 className="max-w-[9em] text-h1">Projenizi konuşalım.</h1>
            <p className="mt-5 max-w-[32em] text-lead text-stone-600">
              Yazın, arayın ya da bir kahveye showrooma gelin. Bir iş günü içinde dönüyoruz.
            </p>
            <ContactDetails />
          </div>
          <div className="lg:pt-2">
            <div className="rounded-board bg-stone-100 px-gutter py-10 max-sm:mx-[calc(var(--spacing-gutter)*-1)] max-sm:rounded-none sm:p-9 lg:p-11">
              <h2 className="mb-7 text-h2">Mesaj gönderin</h2>
              {loaderData && <AttachedList attachment={loaderData} />}
              <ContactForm failure={actionData} draft={loaderData?.draft} />
            </div>
          </div>
        </div>
      </div>
      <ShowroomMap />
    </>
  );
}
