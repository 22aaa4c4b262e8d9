import type { ReactNode } from 'react';
import { href } from 'react-router';
import { findAnnouncement } from '#app/features/content/announcement.server.ts';
import { findPageList, type ListedPart } from '#app/features/content/page-list.server.ts';
import { findSiteFacts } from '#app/features/content/queries.server.ts';
import { findDraftedIds } from '#app/features/drafts/queries.server.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { findNotices } from '#app/features/messages/notices.server.ts';
import { describeRecipients } from '#app/features/messages/notices.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { useMay } from '#app/routes/admin/frame/use-may.ts';
import { ListFilter } from '#app/routes/admin/list/list-filter.tsx';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { describeWeek, hoursInWords } from '#app/shared/hours.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/overview.ts';
import { AnnouncementOverview } from './announcement-overview.tsx';
import { describeAnnouncement } from './describe-announcement.ts';
import { NoticesOverview } from './notices-overview.tsx';
import { PageRows } from './page-rows.tsx';

const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', linkedin: 'LinkedIn' } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const [site, { announcement }, { notices }, pages, drafted] = await Promise.all([
    findSiteFacts(db),
    findAnnouncement(db),
    findNotices(db, { formService: formService !== null }),
    findPageList(db, words),
    findDraftedIds(db, context.get(adminContext).id, 'part'),
  ]);
  return {
    ...site,
    words,
    pages,
    recipients: describeRecipients(notices),
    drafted,
    announcement: { text: announcement.text, when: describeAnnouncement(announcement, new Date()) },
  };
}

const GROUPS: { group: ListedPart['group']; title: string; help: string }[] = [
  { group: 'home', title: 'Ana sayfa', help: 'Yukarıdan aşağıya, ziyaretçinin gördüğü sırayla.' },
  { group: 'pages', title: 'Sayfalar', help: 'Kendi adresi olan sayfalar.' },
  {
    group: 'legal',
    title: 'Yasal metinler',
    help: 'Değişiklikten önce hukuk danışmanınıza okutun. Kaydettiğinizde “Son güncelleme” tarihi yenilenir.',
  },
  { group: 'shared', title: 'Ortak bölümler', help: 'Birden çok sayfada görünenler.' },
];

/** The facts stand open: a wrong phone number has to be seen without a press. */
export default function SiteOverview({ loaderData }: Route.ComponentProps) {
  const { facts, savedAt, words, pages, drafted, announcement } = loaderData;
  // A page other than the home page is one row for all of its parts, unless parts were searched for.
  const isDrafted = ({ key, page, group }: ListedPart) =>
    drafted.some((id) => id === key || (group !== 'home' && words === '' && id.startsWith(`${page}.`)));
  const mayEdit = useMay()('site-facts');
  const networks = Object.entries(NETWORKS).filter(([key]) => facts.social[key as keyof typeof NETWORKS]);
  return (
    <AdminPage
      title="Site bilgileri ve sayfalar"
      text="Ürün, proje ve yazı dışında ziyaretçinin okuduğu her şey burada."
    >
      <ListFilter
        action={href('/admin/site')}
        filter={words}
        label="Metinlerde ara"
        placeholder="Metinlerde ara: örneğin “garanti”"
      />
      <section aria-labelledby="firma-bilgileri" className="mt-10">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="firma-bilgileri" className="text-h3">
              Firma bilgileri
            </h2>
            <p className="hint mt-1 max-w-[40em]">
              Bir kez yazın; üst menüde, altbilgide, iletişimde ve WhatsApp düğmelerinde aynı anda değişir.
            </p>
          </div>
          <ButtonLink variant="outline" to={href('/admin/site/firma')}>
            {mayEdit ? 'Bilgileri düzenle' : 'Bilgilere bak'}
          </ButtonLink>
        </div>
        <dl className="mt-6 grid grid-cols-1 border-t border-stone-300 sm:grid-cols-2 sm:gap-x-10">
          <Fact name="Firma adı">{facts.name}</Fact>
          <Fact name="Telefon">{facts.phone}</Fact>
          <Fact name="WhatsApp">+{facts.whatsapp}</Fact>
          <Fact name="E-posta">{facts.email}</Fact>
          <Fact name="Adres">{facts.address}</Fact>
          <Fact name="Sosyal ağlar">{networks.map(([, label]) => label).join(', ') || 'Yok'}</Fact>
          <Fact name="Showroom saatleri">{hoursInWords(describeWeek(facts.showroomHours))}</Fact>
          <Fact name="Çalışma saatleri">{hoursInWords(describeWeek(facts.workingHours))}</Fact>
        </dl>
        <p className="hint mt-4">{savedAt ? `Son değişiklik: ${formatMoment(savedAt)}` : 'Değiştirilmedi'}</p>
      </section>
      <AnnouncementOverview {...announcement} />
      <NoticesOverview recipients={loaderData.recipients} maySave={mayEdit} />
      <div className="mt-12">
        {' '}
        {pages.length === 0 && (
          <p role="status" className="border-t border-stone-300 py-8 text-stone-600">
            Aramanıza uyan metin yok.
          </p>
        )}
        {GROUPS.map(({ group, title, help }) => (
          <PageRows
            key={group}
            title={title}
            help={help}
            rows={pages.filter((page) => page.group === group)}
            isDrafted={isDrafted}
          />
        ))}
      </div>{' '}
    </AdminPage>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 border-b border-stone-200 py-3.5">
      <dt className="text-sm text-stone-600">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Site bilgileri yüklenirken bir hata oluştu" />;
}
