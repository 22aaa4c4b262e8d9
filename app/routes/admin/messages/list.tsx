import { data, href } from 'react-router';
import { isMailSetUp } from '#app/features/mail/mailer.server.ts';
import { findMessages } from '#app/features/messages/admin-queries.server.ts';
import { KIND_LABELS } from '#app/features/messages/details.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { messageParams, readMessageQuery } from '#app/features/messages/message-query.ts';
import { findNotices } from '#app/features/messages/notices.server.ts';
import { ALL_STATES } from '#app/features/messages/state.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { useMay } from '#app/routes/admin/frame/use-may.ts';
import { ListFilter } from '#app/routes/admin/list/list-filter.tsx';
import { useListPlace } from '#app/routes/admin/list/saved-row.ts';
import { db } from '#app/server/db.server.ts';
import { sayAgo } from '#app/shared/dates.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/list.ts';
import { changeMessage, removeSubscriber } from './change-message.server.ts';
import { CsvLink } from './csv-link.tsx';
import { KindChoice } from './kind-choice.tsx';
import { MessageRow } from './message-row.tsx';
import { NewsletterRemoval } from './newsletter-removal.tsx';
import { NoMessages } from './no-messages.tsx';
import { StateFilter } from './state-filter.tsx';

export async function loader({ url }: Route.LoaderArgs) {
  const { page, ...query } = readMessageQuery(url.searchParams);
  // Whoever opens the list wants to see what has to be done.
  const state = url.searchParams.get('durum') === ALL_STATES ? undefined : (query.state ?? 'new');
  const now = new Date();
  const [{ rows, ...found }, { notices }] = await Promise.all([
    findMessages(db, { ...query, state, page }),
    findNotices(db, { formService: formService !== null }),
  ]);
  const told = isMailSetUp ? [...new Set(Object.values(notices.recipients).flat())] : [];
  return { ...query, state, told, ...found, rows: rows.map((row) => ({ ...row, ago: sayAgo(row.created_at, now) })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const change = form.get('intent') === 'unsubscribe' ? removeSubscriber : changeMessage;
  const { toast, status } = await change(form, context);
  return data({ toast }, { status });
}

export default function MessageList({ loaderData }: Route.ComponentProps) {
  const { rows, counts, hasMore, page, pageCount, filter, kind, state, told } = loaderData;
  const list = href('/admin/messages');
  const params = messageParams({ filter, kind, state });
  const mayExport = useMay()('export');
  useListPlace();
  return (
    <AdminPage
      title="Mesajlar"
      text="Formdan, hesaplama sayfasından ve numune sayfasından gelen her şey."
      actions={mayExport && <CsvLink to={withQuery(href('/admin/messages/export.csv'), params)}>İndir (CSV)</CsvLink>}
    >
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <StateFilter
          current={state}
          counts={counts}
          hasMore={hasMore}
          hrefFor={(wanted) => withQuery(list, messageParams({ filter, kind, state: wanted }))}
        />
        <ListFilter
          action={list}
          filter={filter}
          label="Mesajlarda ara"
          placeholder="Ad, telefon, metin"
          filtered={filter !== '' || kind !== undefined}
          status={params.durum}
        >
          <KindChoice kind={kind} />
        </ListFilter>
      </div>
      {rows.length > 0 ? (
        <ul className="inbox panel mt-6">
          {rows.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      ) : (
        <NoMessages
          counts={counts}
          state={state}
          filter={filter || (kind ? KIND_LABELS[kind] : '')}
          everywhere={withQuery(list, messageParams({ filter, kind, state: undefined }))}
        />
      )}
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => withQuery(list, { ...params, sayfa: number > 1 ? number : undefined })}
      />
      {told.length > 0 && (
        <p className="hint mt-4 [overflow-wrap:anywhere]">
          Yeni bir istek geldiğinde {told.join(', ')} {told.length > 1 ? 'adreslerine' : 'adresine'} de haber verilir.
        </p>
      )}
      <NewsletterRemoval />
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Mesajlar yüklenirken bir hata oluştu" />;
}
