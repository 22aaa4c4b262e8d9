import { useEffect } from 'react';
import { data, href, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router';
import { isMailSetUp } from '#app/features/mail/mailer.server.ts';
import { KIND_LABELS } from '#app/features/messages/details.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { deliveryState } from '#app/features/messages/message.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { listAddress, useListAddress } from '#app/routes/admin/list/list-address.ts';
import { BACK_TO_LIST } from '#app/routes/admin/list/saved-row.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { redirectWithToast } from '#app/server/toast.server.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { isId } from '#app/shared/ids.ts';
import type { Route } from './+types/detail.ts';
import { changeMessage } from './change-message.server.ts';
import { DeliveryNote } from './delivery-note.tsx';
import { Dispatch } from './dispatch.tsx';
import { Happened } from './happened.tsx';
import { loadMessage } from './load-message.server.ts';
import { MessageButtons, useMessageChanges } from './message-actions.tsx';
import { MessageDetails } from './message-details.tsx';
import { Notes } from './notes.tsx';
import { Person } from './person.tsx';
import { Reply } from './reply.tsx';
import { StateChoice } from './state-choice.tsx';
import { WhereFrom } from './where-from.tsx';
import type { WorkAnswer } from './work-answer.ts';
import { isWork, workOnMessage } from './work-message.server.ts';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const admin = context.get(adminContext);
  const loaded = isId(id) ? await loadMessage(id, admin) : null;
  if (!loaded) throw new Response(null, { status: 404 });
  return { ...loaded, canSend: formService !== null, isMailSetUp, me: admin.email };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const isPage = !new URL(request.url).pathname.endsWith('.data');
  if (isWork(form)) {
    const { status, ...answer } = await workOnMessage(form, context.get(adminContext));
    // Without JavaScript the page itself was posted, and is shown again with what happened.
    if (isPage && answer.toast && status !== 404) return redirectWithToast(url.pathname + url.search, answer.toast);
    return data<WorkAnswer>(answer, { status });
  }
  const { intent, toast, status } = await changeMessage(form, context);
  // Opening the page marks the message; staying here after "unread" or a deletion would make no sense.
  if (status === 200 && ['delete', 'erase', 'unread'].includes(intent))
    return redirectWithToast(listAddress(href('/admin/messages'), url.searchParams), toast);
  return form.has('silent') ? null : data<WorkAnswer>({ toast }, { status });
}

/** Also when a change was refused because somebody else was faster: the page then shows what they did. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function MessageDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { message, canSend, events } = loaderData;
  const changes = useMessageChanges({ canSend });
  const back = useListAddress(href('/admin/messages'));
  const answer = actionData ?? {};
  useMarkedReadOnOpening(message);
  return (
    <AdminPage
      title={message.name}
      text={
        <>
          {message.kind === 'message' ? 'Mesaj' : `${KIND_LABELS[message.kind]} isteği`},{' '}
          <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
        </>
      }
      back={{ to: back, label: 'Mesajlar', state: BACK_TO_LIST }}
    >
      <StateChoice message={message} me={loaderData.me} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-6">
          <article className="panel p-5 md:p-7" aria-label={`${message.name} tarafından gönderilen mesaj`}>
            {message.message && <p className="max-w-text whitespace-pre-wrap wrap-anywhere">{message.message}</p>}
            <MessageDetails message={message} plan={loaderData.plan} />
            <DeliveryNote
              state={deliveryState(message)}
              reason={message.delivery_error}
              canSend={canSend}
              isMailSetUp={loaderData.isMailSetUp}
            />
          </article>
          {message.kind === 'sample' && <Dispatch message={message} answer={answer} />}
          <Reply key={message.id} loaded={loaderData} />
          <Notes messageId={message.id} events={events} answer={answer} />
        </div>
        <aside aria-label="Kişi ve geçmiş" className="grid grid-cols-1 gap-6">
          <Person message={message} phone={loaderData.phone} others={loaderData.others} />
          <WhereFrom message={message} color={loaderData.plan?.color} />
          <Happened events={events} />
          <div className="-ml-2 flex flex-wrap gap-1 [&>.btn-outline]:ml-2">
            <MessageButtons message={message} changes={changes} />
          </div>
        </aside>
      </div>
      {changes.dialog}
    </AdminPage>
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
