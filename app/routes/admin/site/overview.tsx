import type { ReactNode } from 'react';
import { href } from 'react-router';
import { findAnnouncement } from '#app/features/content/announcement.server.ts';
import { findSiteFacts } from '#app/features/content/queries.server.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { db } from '#app/server/db.server.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { describeWeek, hoursInWords } from '#app/shared/hours.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/overview.ts';
import { AnnouncementOverview } from './announcement-overview.tsx';
import { describeAnnouncement } from './describe-announcement.ts';

const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', linkedin: 'LinkedIn' } as const;

export async function loader() {
  const [facts, { announcement }] = await Promise.all([findSiteFacts(db), findAnnouncement(db)]);
  return {
    ...facts,
    announcement: { text: announcement.text, when: describeAnnouncement(announcement, new Date()) },
  };
}

/** The facts stand open: a wrong phone number has to be seen without a press. */
export default function SiteOverview({ loaderData: { facts, savedAt, announcement } }: Route.ComponentProps) {
  const networks = Object.entries(NETWORKS).filter(([key]) => facts.social[key as keyof typeof NETWORKS]);
  return (
    <AdminPage title="Site bilgileri" text="Ziyaretçinin size ulaşırken okuduğu her şey burada.">
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
            Bilgileri düzenle
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
