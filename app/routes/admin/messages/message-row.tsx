import { href } from 'react-router';
import type { MessageView } from '#app/features/messages/admin-queries.server.ts';
import { KIND_LABELS, pieceText } from '#app/features/messages/details.ts';
import { DELIVERY_TEXT, deliveryState } from '#app/features/messages/message.ts';
import { extentIn } from '#app/features/messages/reply-text.ts';
import { sayPage } from '#app/features/messages/source.ts';
import { useFormAddress } from '#app/routes/admin/list/list-address.ts';
import { TypeBadge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { StateBadge } from './state-badge.tsx';

/** One message of the list; the whole row opens it. */
export function MessageRow({ message }: { message: MessageView & { ago: string } }) {
  const formAddress = useFormAddress();
  return (
    <li className={message.read_at ? undefined : 'unread'}>
      <Link to={formAddress(href('/admin/messages/:id', { id: message.id }))}>
        <span className="flex items-baseline justify-between gap-3">
          <span className="who relative truncate font-semibold">
            {message.name}
            {!message.read_at && <VisuallyHidden> Okunmadı</VisuallyHidden>}
          </span>
          <time dateTime={message.created_at} className="flex-none text-sm text-stone-600 tnum">
            {message.ago}
          </time>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TypeBadge>{KIND_LABELS[message.kind]}</TypeBadge>
          <span className="text-sm wrap-anywhere text-stone-600">{aboutOf(message)}</span>
          {deliveryState(message) === 'failed' && <span className="badge badge-danger">{DELIVERY_TEXT.failed}</span>}
        </span>
        <span className="flex items-end justify-between gap-4">
          <span className="min-w-0 truncate">{summaryOf(message)}</span>
          <StateBadge state={message.state} />
        </span>
      </Link>
    </li>
  );
}

/** What it is about, in a line: "Masif Deck 140, Teak · 31,7 m² deck", "3 parça · Kadıköy, İstanbul". */
function aboutOf({ details, source, taken_by }: MessageView): string {
  const { product, color, pieces, address } = details;
  const about = pieces
    ? [`${pieces.length} parça`, address && `${address.district}, ${address.city}`]
    : [[product, color].filter(Boolean).join(', '), extentIn(details) ?? (product ? '' : sayPage(details, source))];
  return [...about, taken_by && `${taken_by} üstlendi`].filter(Boolean).join(' · ');
}

/** What was written; of a sample request without words, its pieces. */
function summaryOf({ message, details: { product, color, pieces } }: MessageView): string {
  return message || (pieces?.map(pieceText) ?? [product, color].filter(Boolean)).join(' · ');
}
