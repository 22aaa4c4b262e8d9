import { useId } from 'react';
import { data, href, Link } from 'react-router';
import { findMessages, type MessageView } from '#app/features/messages/admin-queries.server.ts';
import {
  isMessageKind,
  KIND_LABELS,
  MESSAGE_KINDS,
  type MessageKind,
  pieceText,
} from '#app/features/messages/details.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { useMay } from '#app/routes/admin/frame/use-may.ts';
import { useFormAddress } from '#app/routes/admin/list/list-address.ts';
import { ListPage } from '#app/routes/admin/list/list-page.tsx';
import { db } from '#app/server/db.server.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { readListQuery } from '#app/shared/filtered-list.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Route } from './+types/list.ts';
import { changeMessage, removeSubscriber } from './change-message.server.ts';
import { MessageBadges, MessageButtons, useMessageChanges } from './message-actions.tsx';
import { NewsletterRemoval } from './newsletter-removal.tsx';

export async function loader({ url }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams);
  const wanted = url.searchParams.get('tur');
  const kind = isMessageKind(wanted) ? wanted : undefined;
  const found = await findMessages(db, { ...query, kind });
  return { filter: query.filter, kind, canSend: formService !== null, ...found };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const change = form.get('intent') === 'unsubscribe' ? removeSubscriber : changeMessage;
  const { toast, status } = await change(form, context);
  return data({ toast }, { status });
}

export default function MessageList({ loaderData }: Route.ComponentProps) {
  const changes = useMessageChanges(loaderData);
  const { kind } = loaderData;
  const mayExport = useMay()('export');
  return (
    <ListPage
      title="Mesajlar"
      text="Formdan, hesaplama sayfasından ve numune sayfasından gelen her şey. Okunmamış olanlar en üstte durur."
      actions={
        mayExport && (
          <>
            <CsvLink to={href('/admin/messages/export.csv')}>Mesajları İndir (CSV)</CsvLink>
            <CsvLink to={href('/admin/messages/newsletter.csv')}>Bülten Listesi (CSV)</CsvLink>
          </>
        )
      }
      after={<NewsletterRemoval />}
      list={href('/admin/messages')}
      searchLabel="Mesajlarda ara"
      found={loaderData}
      choice={{ field: <KindChoice kind={kind} />, query: { tur: kind }, chosen: kind && KIND_LABELS[kind] }}
      empty={{
        icon: 'mail',
        title: 'Henüz mesaj yok',
        text: 'Ziyaretçiler iletişim formundan yazdığında mesajlar burada görünür.',
      }}
    >
      <ul className="panel mt-6 divide-y divide-stone-200">
        {loaderData.rows.map((message) => (
          <Row key={message.id} message={message} changes={changes} />
        ))}
      </ul>
      {changes.dialog}
    </ListPage>
  );
}

function KindChoice({ kind }: { kind: MessageKind | undefined }) {
  return (
    <select
      // Remounted when the address changes by other means than this form, e.g. the back button.
      key={kind}
      className="input input-auto max-sm:order-last"
      name="tur"
      aria-label="Tür"
      defaultValue={kind ?? ''}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      <option value="">Her tür</option>
      {MESSAGE_KINDS.map((value) => (
        <option key={value} value={value}>
          {KIND_LABELS[value]}
        </option>
      ))}
    </select>
  );
}

/** A file, not a page: the browser fetches it, not the router. */
function CsvLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} download className={buttonClass({ variant: 'outline', size: 'sm' })}>
      <Icon name="doc" />
      {children}
    </a>
  );
}

function Row({ message, changes }: { message: MessageView; changes: ReturnType<typeof useMessageChanges> }) {
  const nameId = useId();
  const formAddress = useFormAddress();
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MessageBadges message={message} />
          <time dateTime={message.created_at} className="text-sm text-stone-600 tnum">
            {formatMoment(message.created_at)}
          </time>
        </div>
        <h2 id={nameId} className="mt-1.5 font-sans text-base leading-snug wrap-anywhere">
          <Link
            to={formAddress(href('/admin/messages/:id', { id: message.id }))}
            className={classNames('inline-flex min-h-11 items-center underline', !message.read_at && 'font-semibold')}
          >
            {message.name}
          </Link>
        </h2>
        <p className="line-clamp-2 max-w-[44em] text-sm wrap-anywhere text-stone-600">{summaryOf(message)}</p>
      </div>
      <div className="flex flex-wrap gap-0.5 max-md:-ml-2 md:justify-end max-md:[&>.btn-outline]:ml-2">
        <MessageButtons message={message} changes={changes} describedBy={nameId} />
      </div>
    </li>
  );
}

/** What was written; of a sample request without words, its pieces. */
function summaryOf({ message, details: { product, color, pieces } }: MessageView): string {
  return message || (pieces?.map(pieceText) ?? [product, color].filter(Boolean)).join(' · ');
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Mesajlar yüklenirken bir hata oluştu" />;
}
