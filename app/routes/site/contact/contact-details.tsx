import type { ReactNode } from 'react';
import { addressLine, mailLink, telLink } from '#app/shared/contact-links.ts';
import { useSite } from '#app/ui/site-context.tsx';

const SHOWROOM_HOURS = [
  { days: 'Pazartesi – Cumartesi', hours: '09:00 – 18:00' },
  { days: 'Pazar', hours: 'Kapalı' },
];

const WORKING_HOURS = [
  { days: 'Pazartesi – Cuma', hours: '09:00 – 18:00' },
  { days: 'Cumartesi', hours: '10:00 – 15:00' },
  { days: 'Pazar', hours: 'Kapalı' },
];

export function ContactDetails() {
  const site = useSite();
  return (
    <div className="mt-10">
      <Block title="Showroom">
        <p>{addressLine(site)}</p>
        <Hours rows={SHOWROOM_HOURS} />
      </Block>
      <Block title="Müşteri hattı">
        <p>
          <a className="link inline-flex min-h-9 items-center tnum" href={telLink(site)}>
            {site.phone}
          </a>
        </p>
        <p>
          <a className="link inline-flex min-h-9 items-center [overflow-wrap:anywhere]" href={mailLink(site)}>
            {site.email}
          </a>
        </p>
      </Block>
      <Block title="Çalışma saatleri">
        <Hours rows={WORKING_HOURS} />
      </Block>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-stone-300 border-t py-6">
      <h2 className="text-h3">{title}</h2>
      <div className="mt-3 grid gap-2 text-stone-600">{children}</div>
    </section>
  );
}

function Hours({ rows }: { rows: readonly { days: string; hours: string }[] }) {
  return (
    <dl className="grid max-w-[22rem] gap-1 tnum">
      {rows.map((row) => (
        <div key={row.days} className="flex justify-between gap-6">
          <dt>{row.days}</dt>
          <dd className="whitespace-nowrap font-medium text-ink">{row.hours}</dd>
        </div>
      ))}
    </dl>
  );
}
