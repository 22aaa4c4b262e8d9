import { href } from 'react-router';
import { type ContentCounts, countContent } from '#app/features/dashboard/admin-queries.server.ts';
import { findInsight } from '#app/features/insight/admin-queries.server.ts';
import { countUnread, findUnreadMessages } from '#app/features/messages/admin-queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Route } from './+types/dashboard.ts';
import { InsightSection } from './dashboard/insight-section.tsx';
import { QuickActions } from './dashboard/quick-actions.tsx';
import { UnreadMessages } from './dashboard/unread-messages.tsx';
import { AdminPage } from './frame/page.tsx';

const MESSAGES_SHOWN = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const unread = Promise.all([countUnread(db), findUnreadMessages(db, MESSAGES_SHOWN)]);
  const [counts, messages, insight] = await Promise.all([
    orWhenFailing(context, 'dashboard counts', countContent(db), null),
    orWhenFailing(
      context,
      'unread messages',
      unread.then(([total, newest]) => ({ total, newest })),
      null,
    ),
    orWhenFailing(context, 'visits', findInsight(db), null),
  ]);
  return { counts, messages, insight };
}

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
  return <Overview counts={null} messages={null} insight={null} />;
}

function Overview({ counts, messages, insight }: Route.ComponentProps['loaderData']) {
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
      <div className="mt-10 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <InsightSection insight={insight} />
        <div className="order-1 grid gap-6 xl:order-2">
          <UnreadMessages messages={messages} />
          <QuickActions />
        </div>
      </div>
    </AdminPage>
  );
}
