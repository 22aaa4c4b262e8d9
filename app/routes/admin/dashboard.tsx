import { href, Link } from 'react-router';
import { type ContentCounts, countContent } from '#app/features/dashboard/admin-queries.server.ts';
import { countUnread, findUnreadMessages } from '#app/features/messages/admin-queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { formatClock, formatShortDay } from '#app/shared/dates.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { CountBadge } from '#app/ui/count-badge.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import type { Route } from './+types/dashboard.ts';
import { AdminPage } from './frame/page.tsx';

const MESSAGES_SHOWN = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const unread = Promise.all([countUnread(db), findUnreadMessages(db, MESSAGES_SHOWN)]);
  const [counts, messages] = await Promise.all([
    orWhenFailing(context, 'dashboard counts', countContent(db), null),
    orWhenFailing(
      context,
      'unread messages',
      unread.then(([total, newest]) => ({ total, newest })),
      null,
    ),
  ]);
  return { counts, messages };
}

type Messages = Route.ComponentProps['loaderData']['messages'];

const cards: { table: keyof ContentCounts; label: string; to: string; icon: IconName }[] = [
  { table: 'blog_posts', label: 'Blog Yazilari', to: href('/admin/blogs'), icon: 'doc' },
  { table: 'products', label: 'Urunler', to: href('/admin/products'), icon: 'boards' },
  { table: 'projects', label: 'Projeler', to: href('/admin/projects'), icon: 'site' },
  { table: 'gallery', label: 'Galeri', to: href('/admin/gallery'), icon: 'photo' },
  { table: 'colors', label: 'Renkler', to: href('/admin/colors'), icon: 'drop' },
];

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <Overview {...loaderData} />;
}

/** When the server does not answer, the page is shown without its numbers. */
export function ErrorBoundary() {
  return <Overview counts={null} messages={null} />;
}

function Overview({ counts, messages }: { counts: ContentCounts | null; messages: Messages }) {
  return (
    <AdminPage title="Dashboard" text="Sitenizdeki icerikler">
      <ul className="panel mt-8 grid grid-cols-1 divide-y divide-stone-200 overflow-hidden md:grid-cols-5 md:divide-x md:divide-y-0">
        {cards.map(({ table, label, to, icon }) => (
          <li key={table}>
            <Link
              to={to}
              className="flex items-center gap-4 px-5 py-4 -outline-offset-4 hover:bg-stone-50 md:grid md:justify-items-start md:gap-0 md:px-6 md:py-7"
            >
              <Icon name={icon} className="size-6 flex-none text-teak-600 md:size-7" />
              <span className="flex-1 font-semibold md:order-last md:mt-3">{label}</span>{' '}
              <span className="font-display text-[1.75rem] leading-none tnum md:mt-6 md:text-[2.75rem]">
                {counts ? counts[table] : '–'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <UnreadMessages messages={messages} />
      <h2 className="mt-12 font-sans text-h4 font-semibold">Hizli islemler</h2>
      <div className="mt-4 flex flex-wrap gap-2.5 max-sm:[&>*]:w-full">
        <ButtonLink variant="outline" to={href('/admin/products/new')}>
          <Icon name="plus" />
          Yeni Urun Ekle
        </ButtonLink>
        <ButtonLink variant="outline" to={href('/admin/projects/new')}>
          <Icon name="plus" />
          Yeni Proje Ekle
        </ButtonLink>
        <ButtonLink variant="outline" to={href('/admin/blogs/new')}>
          <Icon name="plus" />
          Yeni Blog Yazisi
        </ButtonLink>
        <ButtonLink variant="outline" to={href('/admin/site')}>
          <Icon name="pages" />
          Site bilgileri ve sayfalar
        </ButtonLink>
        <ButtonAnchor variant="outline" href={href('/katalog.pdf')}>
          <Icon name="doc" />
          E-katalog indir (PDF)
        </ButtonAnchor>
        <ButtonAnchor variant="outline" href={href('/')} newTab>
          <Icon name="ext" />
          Siteyi Goruntule
        </ButtonAnchor>
      </div>
    </AdminPage>
  );
}

function UnreadMessages({ messages }: { messages: Messages }) {
  return (
    <section aria-labelledby="okunmamis" className="panel mt-8 max-w-[48rem]">
      <div className="flex items-center justify-between gap-4 px-5 py-3 md:px-6">
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
          {messages.newest.map(({ id, name, message, kind, created_at }) => (
            <li key={id}>
              <Link
                to={href('/admin/messages/:id', { id })}
                className="block px-5 py-3.5 -outline-offset-4 hover:bg-stone-50 md:px-6"
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="min-w-0 truncate font-semibold">{name}</span>
                  <time dateTime={created_at} className="text-sm text-stone-600 tnum">
                    {formatShortDay(created_at)} {formatClock(created_at)}
                  </time>
                </span>
                <span className="mt-0.5 block truncate text-sm text-stone-600">
                  {message || (kind === 'sample' ? 'Numune istegi' : 'Teklif istegi')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="border-t hairline px-5 py-4 text-stone-600 md:px-6">
          {messages ? 'Okunmamis mesaj yok.' : 'Mesajlar su an yuklenemedi.'}
        </p>
      )}
    </section>
  );
}
