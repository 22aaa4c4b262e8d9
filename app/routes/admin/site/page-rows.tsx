import { useId } from 'react';
import { href } from 'react-router';
import type { ListedPart } from '#app/features/content/page-list.server.ts';
import { ViewOnSiteLink } from '#app/routes/admin/list/view-on-site.tsx';
import { formatDay } from '#app/shared/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';

type PageRowsProps = {
  title: string;
  help: string;
  rows: ListedPart[];
  /** Whether this person has changed it and not saved it yet. */
  isDrafted: (row: ListedPart) => boolean;
};

export function PageRows({ title, help, rows, isDrafted }: PageRowsProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-stone-300 py-8 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-[1.3125rem] leading-snug">
          {title}
        </h2>
        <p className="hint mt-1.5 max-w-[26em]">{help}</p>
      </div>
      <ul className="rounded-board border border-stone-300 bg-white">
        {rows.map((row) => (
          <PageRow key={row.key} row={row} drafted={isDrafted(row)} />
        ))}
      </ul>
    </section>
  );
}

type PageRowProps = { row: ListedPart; drafted: boolean };

function PageRow({ row, drafted }: PageRowProps) {
  const { page, part, title, text, address, changedAt, changedBy } = row;
  const form = href('/admin/site/:page/:part', { page, part });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-stone-200 px-4 py-3 not-first:border-t md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <Link to={form} className="font-semibold hover:underline">
          {title}
        </Link>{' '}
        {drafted && <span className="badge badge-wait">Yayınlanmamış taslak</span>}
        <p className="truncate text-sm text-stone-600">{text}</p>
      </div>
      <p className="w-44 text-sm text-stone-600 [overflow-wrap:anywhere] max-sm:w-full">
        {changedAt ? `${changedBy ?? ''}, ${formatDay(changedAt)}` : 'Değiştirilmedi'}
      </p>
      <div className="flex gap-1">
        <ButtonLink variant="quiet" size="sm" to={form} aria-label={`Düzenle: ${title}`}>
          <Icon name="pen" />
          Düzenle
        </ButtonLink>
        {address && <ViewOnSiteLink page={address} title={title} />}
      </div>
    </li>
  );
}
