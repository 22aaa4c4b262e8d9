import { data, href } from 'react-router';
import { z } from 'zod';
import { findMail, type ListedMail, type Resent, resendMail } from '#app/features/mail/admin-queries.server.ts';
import { MAIL_KINDS, MAIL_STATES, type MailState } from '#app/features/mail/mail.ts';
import { isMailSetUp, sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { onlyWith } from '#app/server/auth/rights.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Toast } from '#app/server/toast.server.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { idInput } from '#app/shared/ids.ts';
import { readPageNumber } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { StatusBadge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChipLink, ChipRail } from '#app/ui/chip.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/mail.ts';
import { useAdminFetcher } from './form/use-admin-fetcher.ts';
import { LoadFailure } from './frame/load-failure.tsx';
import { AdminPage } from './frame/page.tsx';
import { parseIntent } from './list/parse-intent.ts';

export const middleware: Route.MiddlewareFunction[] = [onlyWith('mail')];

const STATES = Object.keys(MAIL_STATES) as MailState[];

export async function loader({ url }: Route.LoaderArgs) {
  const wanted = url.searchParams.get('durum');
  const state = STATES.find((one) => one === wanted);
  const page = readPageNumber(url.searchParams.get('sayfa'));
  return { state, isMailSetUp, ...(await findMail(db, { state, page })) };
}

const change = z.object({ intent: z.literal('resend'), id: idInput });
const NO_SERVER = 'E-posta sunucusu ayarlı değil; e-posta gönderilemedi.';
const NOT_RESENT: Record<Extract<Resent, { ok: false }>['reason'], string> = {
  gone: 'Bu e-posta yeniden gönderilemiyor. Sayfayı yenileyin.',
  withdrawn: 'Bu adres bülten aboneliğinden çıkmış; onay e-postası yeniden gönderilmez.',
};

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = parseIntent(await request.formData(), change);
  if (!isMailSetUp) return say('error', NO_SERVER, 409);
  const resent = await resendMail(db, context.get(adminContext), id);
  if (!resent.ok) return say('error', NOT_RESENT[resent.reason], resent.reason === 'gone' ? 404 : 409);
  sendQueuedMail();
  return say('success', 'E-posta yeniden sıraya alındı.');
}

function say(kind: Toast['kind'], text: string, status = 200) {
  const toast: Toast = { kind, text };
  return data({ toast }, { status });
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { rows, counts, state, page, pageCount, isMailSetUp } = loaderData;
  const resending = useAdminFetcher({ failure: 'E-posta yeniden gönderilirken bir hata oluştu' });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <AdminPage
      title="E-postalar"
      text="Sitenin gönderdikleri ve gönderecekleri. Gitmeyen e-posta iki gün boyunca yeniden denenir; 90 gün sonra buradan silinir."
      back={{ to: href('/admin/people'), label: 'Kullanıcılar' }}
    >
      {!isMailSetUp && (
        <p className="panel mt-6 p-5">
          E-posta sunucusu ayarlı değil. Gönderilecek olanlar burada “{MAIL_STATES.unsent}” olarak durur.
        </p>
      )}
      {all > 0 && (
        <ChipRail label="Durum" className="mt-6">
          <ChipLink to={href('/admin/mail')} current={state === undefined}>
            Tümü {all}
          </ChipLink>
          {STATES.filter((one) => counts[one]).map((one) => (
            <ChipLink key={one} to={withQuery(href('/admin/mail'), { durum: one })} current={one === state}>
              {MAIL_STATES[one]} {counts[one]}
            </ChipLink>
          ))}
        </ChipRail>
      )}
      {rows.length === 0 ? (
        <div className="panel mt-6 px-6 py-4 md:px-10 md:py-8">
          <EmptyState drawing={<Icon name="mail" className="size-14" />} title="Henüz e-posta yok." />
        </div>
      ) : (
        <ul className="panel mt-5 divide-y divide-stone-200">
          {rows.map((mail) => (
            <li key={mail.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
              <div className="min-w-0 flex-1 basis-64">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <StatusBadge on={mail.state === 'sent'}>{MAIL_STATES[mail.state]}</StatusBadge>
                  <span className="text-sm text-stone-600">
                    {MAIL_KINDS[mail.kind as keyof typeof MAIL_KINDS] ?? mail.kind}
                  </span>
                </div>
                <p className="mt-1.5 font-semibold wrap-anywhere">{mail.subject}</p>
                <p className="text-sm wrap-anywhere text-stone-600">
                  {mail.recipient} · {describe(mail)}
                </p>
                <MailText text={mail.text} />
              </div>
              {mail.canResend && (
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={resending.formData?.get('id') === mail.id}
                  aria-label={`Yeniden gönder: ${mail.subject}`}
                  onClick={() => void resending.submit({ intent: 'resend', id: mail.id }, { method: 'post' })}
                >
                  <AdminIcon name="send" />
                  Yeniden gönder
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => withQuery(href('/admin/mail'), { durum: state, sayfa: number > 1 ? number : undefined })}
      />
    </AdminPage>
  );
}

function MailText({ text }: { text: string | null }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="link w-fit cursor-pointer py-2.5 pointer-coarse:py-3">Metni göster</summary>
      <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
        {text ?? 'İçinde tek kullanımlık bir bağlantı olduğu için metni saklanmadı.'}
      </p>
    </details>
  );
}

function describe({ state, created_at, sent_at, next_try_at, attempts, last_error }: ListedMail): string {
  if (state === 'sent') return formatMoment(sent_at ?? created_at);
  if (state === 'waiting' && attempts > 0)
    return `${last_error ?? 'Gönderiliyor.'} Yeniden denenecek: ${formatMoment(next_try_at)}`;
  return [formatMoment(created_at), last_error].filter(Boolean).join(' · ');
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="E-postalar yüklenirken bir hata oluştu" />;
}
