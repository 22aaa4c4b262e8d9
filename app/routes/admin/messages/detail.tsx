import { useEffect, useId } from 'react';
import { data, href, useFetcher } from 'react-router';
import { findMessage } from '#app/features/messages/admin-queries.server.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { type DeliveryState, deliveryState } from '#app/features/messages/message.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { listAddress, useListAddress } from '#app/routes/admin/list/list-address.ts';
import { BACK_TO_LIST } from '#app/routes/admin/list/saved-row.ts';
import { db } from '#app/server/db.server.ts';
import { redirectWithToast } from '#app/server/toast.server.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { isId } from '#app/shared/ids.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { Route } from './+types/detail.ts';
import { changeMessage } from './change-message.server.ts';
import { MessageBadges, MessageButtons, useMessageChanges } from './message-actions.tsx';
import { MessageDetails } from './message-details.tsx';

export async function loader({ params: { id } }: Route.LoaderArgs) {
  const message = isId(id) ? await findMessage(db, id) : null;
  if (!message) throw new Response(null, { status: 404 });
  return { message, canSend: formService !== null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { intent, toast, status } = await changeMessage(form, context);
  // Opening the page marks the message; staying here after "unread" or "delete" would make no sense.
  if (status === 200 && (intent === 'delete' || intent === 'unread'))
    return redirectWithToast(listAddress(href('/admin/messages'), url.searchParams), toast);
  return form.has('silent') ? null : data({ toast }, { status });
}

export default function MessageDetail({ loaderData: { message, canSend } }: Route.ComponentProps) {
  const changes = useMessageChanges({ canSend });
  const nameId = useId();
  const back = useListAddress(href('/admin/messages'));
  useMarkedReadOnOpening(message);
  return (
    <AdminPage title={message.name} back={{ to: back, label: 'Mesajlar', state: BACK_TO_LIST }}>
      <article className="panel mt-6 p-5 md:p-8" aria-labelledby={nameId}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MessageBadges message={message} />
          <time dateTime={message.created_at} className="text-sm text-stone-600 tnum">
            {formatMoment(message.created_at)}
          </time>
        </div>
        <h2 id={nameId} className="sr-only">
          {message.name} tarafından gönderilen mesaj
        </h2>
        <dl className="mt-4 grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-stone-600">E-posta</dt>
          <dd className="wrap-anywhere">
            <a className="link" href={`mailto:${message.email}`}>
              {message.email}
            </a>
          </dd>
          <dt className="text-stone-600">Telefon</dt>
          <dd>
            <a className="link" href={`tel:${message.phone.replace(/[^+\d]/g, '')}`}>
              {message.phone}
            </a>
          </dd>
        </dl>
        {message.message && <p className="mt-6 max-w-text whitespace-pre-wrap wrap-anywhere">{message.message}</p>}
        <MessageDetails number={message.request_number} details={message.details} />
        <DeliveryNote state={deliveryState(message)} reason={message.delivery_error} canSend={canSend} />
        <div className="mt-8 -ml-2 flex flex-wrap gap-1 [&>.btn-outline]:ml-2">
          <MessageButtons message={message} changes={changes} describedBy={nameId} />
        </div>
      </article>
      {changes.dialog}
    </AdminPage>
  );
}

function DeliveryNote({ state, reason, canSend }: { state: DeliveryState; reason: string | null; canSend: boolean }) {
  if (state === 'delivered') return null;
  const failed = state === 'failed';
  return (
    <p className={classNames('mt-6', failed ? 'text-danger' : 'text-stone-600')}>
      {failed ? `Bu mesaj e-posta kutunuza iletilemedi. ${reason} ` : 'Bu mesaj e-posta kutunuza iletilmedi. '}
      Mesaj burada saklanıyor{canSend ? '; “Yeniden Gönder” ile tekrar deneyebilirsiniz.' : '.'}
    </p>
  );
}

/** By a request of its own, because reading a page must change nothing: browsers fetch pages ahead. */
function useMarkedReadOnOpening({ id, read_at }: { id: string; read_at: string | null }) {
  const { submit } = useFetcher();
  const unread = read_at === null;
  useEffect(() => {
    if (unread) void submit({ intent: 'read', id, silent: '1' }, { method: 'post' });
  }, [unread, id, submit]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Mesaj yüklenirken bir hata oluştu" />;
}
