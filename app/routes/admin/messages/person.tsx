import { href } from 'react-router';
import type { EarlierMessage, MessageView } from '#app/features/messages/admin-queries.server.ts';
import { KIND_LABELS } from '#app/features/messages/details.ts';
import type { Phone } from '#app/features/messages/phone.ts';
import { formatShortDay } from '#app/shared/dates.ts';
import { Link } from '#app/ui/link.tsx';

type PersonProps = { message: MessageView; phone: Phone | null; others: EarlierMessage[] };

/** Who wrote, and what else they asked. */
export function Person({ message, phone, others }: PersonProps) {
  return (
    <section className="panel p-5" aria-labelledby="kisi">
      <h2 id="kisi" className="font-sans font-semibold text-base">
        Kişi
      </h2>
      <dl className="mt-3 grid gap-3">
        <div>
          <dt className="text-sm text-stone-600">Telefon</dt>
          <dd className="wrap-anywhere">
            {phone ? (
              <a className="link tnum pointer-coarse:inline-block pointer-coarse:py-3" href={`tel:+${phone.digits}`}>
                {phone.text}
              </a>
            ) : (
              message.phone
            )}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-stone-600">E-posta</dt>
          <dd className="wrap-anywhere">
            <a className="link pointer-coarse:inline-block pointer-coarse:py-3" href={`mailto:${message.email}`}>
              {message.email}
            </a>
          </dd>
        </div>
        {others.length > 0 && (
          <div>
            <dt className="text-sm text-stone-600">Önceki istekleri</dt>
            <dd>
              <ul>
                {others.map(({ id, kind, created_at }) => (
                  <li key={id}>
                    <Link className="link inline-flex min-h-11 items-center" to={href('/admin/messages/:id', { id })}>
                      {KIND_LABELS[kind]}, {formatShortDay(created_at)}
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
