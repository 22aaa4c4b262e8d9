import { href } from 'react-router';
import { KIND_LABELS, type MessageKind } from '#app/features/messages/details.ts';
import { sayMoment } from '#app/shared/dates.ts';
import { toPlainLetters } from '#app/shared/turkish.ts';
import { TypeBadge } from '#app/ui/badge.tsx';
import { CountBadge } from '#app/ui/count-badge.tsx';
import { Link } from '#app/ui/link.tsx';

export interface UnreadMessage {
  id: string;
  name: string;
  message: string;
  kind: MessageKind;
  created_at: string;
}

/** Null when they could not be loaded. */
export function UnreadMessages({ messages }: { messages: { total: number; newest: UnreadMessage[] } | null }) {
  return (
    <section aria-labelledby="okunmamis" className="panel overflow-hidden">
      <div className="flex items-center justify-between gap-4 px-5 py-3">
        <h2 id="okunmamis" className="flex items-center gap-2.5 text-h4">
          Okunmamis mesajlar
          {messages && messages.total > 0 && <CountBadge count={messages.total} />}
        </h2>
        <Link to={href('/admin/messages')} className="link flex min-h-11 items-center">
          Tumu
        </Link>
      </div>
      {messages && messages.newest.length > 0 ? (
        <ul className="divide-y divide-stone-200 border-t hairline">
          {messages.newest.map((message) => (
            <Row key={message.id} {...message} />
          ))}
        </ul>
      ) : (
        <p className="border-t hairline px-5 py-4 text-stone-600">
          {messages ? 'Okunmamis mesaj yok.' : 'Mesajlar su an yuklenemedi.'}
        </p>
      )}
    </section>
  );
}

function Row({ id, name, message, kind, created_at }: UnreadMessage) {
  return (
    <li>
      <Link to={href('/admin/messages/:id', { id })} className="block px-5 py-3.5 -outline-offset-4 hover:bg-stone-50">
        <span className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <time dateTime={created_at} className="flex-none text-sm text-stone-600 tnum" suppressHydrationWarning>
            {toPlainLetters(sayMoment(created_at, new Date()))}
          </time>
        </span>
        <span className="mt-1 flex items-center gap-2">
          <TypeBadge>{KIND_LABELS[kind]}</TypeBadge>
          <span className="min-w-0 truncate text-sm text-stone-600">{message}</span>
        </span>
      </Link>
    </li>
  );
}
