import { data, Form, href } from 'react-router';
import { readConsentKey } from '#app/features/consents/link.server.ts';
import {
  confirmSubscription,
  findSubscription,
  withdrawSubscription,
} from '#app/features/newsletter/service.server.ts';
import { db } from '#app/server/db.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/newsletter-consent.ts';
import { pageMeta } from './page-meta.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Shows where the consent stands and changes nothing: mail programs open links ahead of their readers. */
export async function loader({ url }: Route.LoaderArgs) {
  const id = readConsentKey(url.searchParams.get('k'));
  const status: keyof typeof TEXTS = (id && (await findSubscription(db, id))) || 'unknown';
  return data({ status }, { status: status === 'unknown' ? 404 : 200, headers: HEADERS });
}

/** The page's own button, or a mail program that ends the subscription by itself (RFC 8058: `List-Unsubscribe=One-Click`). */
export async function action({ request, url }: Route.ActionArgs) {
  const id = readConsentKey(url.searchParams.get('k'));
  const form = await request.formData();
  const isConfirmation = form.get('intent') === 'confirm';
  const isWithdrawal = form.get('intent') === 'withdraw' || form.get('List-Unsubscribe') === 'One-Click';
  if (!isConfirmation && !isWithdrawal) return data(null, { status: 400, headers: HEADERS });
  const done = id !== null && (await (isConfirmation ? confirmSubscription : withdrawSubscription)(db, id));
  return data(null, { status: done ? 200 : 404, headers: HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Bülten', description: 'Bülten aboneliği.', missing: true });

const TEXTS = {
  waiting: {
    title: 'Bülten aboneliğinizi onaylayın',
    text: 'Onayladığınızda ayda bir bülten e-postası alırsınız. Dilediğiniz an aynı bağlantıdan çıkabilirsiniz.',
  },
  given: {
    title: 'Bülten aboneliğiniz sürüyor',
    text: 'Artık almak istemiyorsanız aşağıdaki düğmeye basmanız yeterli.',
  },
  withdrawn: {
    title: 'Aboneliğiniz bitti',
    text: 'Adresiniz bülten listesinden silindi. Bu adrese bülten gönderilmez.',
  },
  unknown: {
    title: 'Bu bağlantı geçerli değil',
    text: 'Bağlantı eksik kopyalanmış ya da kaydı silinmiş olabilir. Bültenden çıkmak için bize yazabilirsiniz.',
  },
};

export default function NewsletterConsent({ loaderData: { status } }: Route.ComponentProps) {
  const { title, text } = TEXTS[status];
  return (
    <section className="wrap min-h-[60svh] py-16 md:py-24">
      <h1 className="max-w-[14em] text-h1">{title}</h1>
      <p className="mt-6 max-w-[34em] text-lead text-stone-600">{text}</p>
      <div className="mt-9 flex flex-wrap gap-3">
        {status === 'waiting' && <Choice intent="confirm" label="Aboneliğimi onayla" />}
        {status === 'given' && <Choice intent="withdraw" label="Bültenden çık" />}
        {(status === 'withdrawn' || status === 'unknown') && <ButtonLink to={href('/')}>Ana Sayfaya Dön</ButtonLink>}
        {status === 'unknown' && (
          <ButtonLink variant="outline" to={href('/contact')}>
            İletişim
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Choice({ intent, label }: { intent: 'confirm' | 'withdraw'; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit">{label}</Button>
    </Form>
  );
}
