import type { ReactNode } from 'react';
import { addressLine, mailLink, telLink } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { useSite } from '#app/ui/site-context.tsx';

export function ContactDetails() {
  const site = useSite();
  return (
    <div className="mt-10">
      <Block title="Showroom">
        <p>{addressLine(site)}</p>
        <Hours rows={site.showroomHours} />
        <Holidays holidays={site.holidays} />
      </Block>
      <Block title="Müşteri hattı">
        <p>
          <a className="link inline-flex min-h-11 items-center tnum" href={telLink(site)}>
            {site.phone}
          </a>
        </p>
        <p>
          <a className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]" href={mailLink(site)}>
            {site.email}
          </a>
        </p>
      </Block>
      <Block title="Çalışma saatleri">
        <Hours rows={site.workingHours} />
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
        <div key={row.days} className="flex flex-wrap justify-between gap-x-6">
          <dt>{row.days}</dt>
          <dd className="whitespace-nowrap font-medium text-ink">{row.hours}</dd>
        </div>
      ))}
    </dl>
  );
}

function Holidays({ holidays }: Pick<Site, 'holidays'>) {
  if (holidays.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {holidays.map(({ from, text, note }) => (
        <li key={from}>
          <span className="font-medium text-ink">{`${text} kapalıyız`}</span>
          {note && ` (${note})`}
        </li>
      ))}
    </ul>
  );
}
