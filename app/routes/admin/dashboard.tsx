import { href, Link } from 'react-router';
import { type ContentCounts, countContent } from '#app/features/dashboard/admin-queries.server.ts';
import { db } from '#app/server/db.server.ts';
import { orWhenFailing } from '#app/server/request-context.server.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import type { Route } from './+types/dashboard.ts';
import { AdminPage } from './frame/page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { counts: await orWhenFailing(context, 'dashboard counts', countContent(db), null) };
}

const cards: { table: keyof ContentCounts; label: string; to: string; icon: IconName }[] = [
  { table: 'blog_posts', label: 'Blog Yazilari', to: href('/admin/blogs'), icon: 'doc' },
  { table: 'products', label: 'Urunler', to: href('/admin/products'), icon: 'boards' },
  { table: 'projects', label: 'Projeler', to: href('/admin/projects'), icon: 'site' },
  { table: 'gallery', label: 'Galeri', to: href('/admin/gallery'), icon: 'photo' },
  { table: 'colors', label: 'Renkler', to: href('/admin/colors'), icon: 'drop' },
];

export default function Dashboard({ loaderData: { counts } }: Route.ComponentProps) {
  return <Overview counts={counts} />;
}

/** When the server does not answer, the page is shown without its numbers. */
export function ErrorBoundary() {
  return <Overview counts={null} />;
}

function Overview({ counts }: { counts: ContentCounts | null }) {
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
        <ButtonLink variant="outline" to={href('/admin/activity')}>
          <Icon name="clock" />
          Son islemler
        </ButtonLink>
        <ButtonLink variant="outline" to={href('/admin/account')}>
          <Icon name="user" />
          Hesabim
        </ButtonLink>
        <ButtonAnchor variant="outline" href={href('/')} newTab>
          <Icon name="ext" />
          Siteyi Goruntule
        </ButtonAnchor>
      </div>
    </AdminPage>
  );
}
