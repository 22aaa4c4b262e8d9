import { href } from 'react-router';
import { type Insight, MEASURES, type Ranked } from '#app/features/insight/insight.ts';
import { formatShortDay } from '#app/shared/dates.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LABELS } from './measures.tsx';
import { writeCount } from './write-count.ts';

/** The numbers behind the charts, and those that have none: pages and searches. */
export function Figures({ days, products, colors, pages, searches, emptySearches }: Insight) {
  const newestFirst = [...days].reverse();
  return (
    <div className="mt-6 grid gap-3">
      <Folded summary="Gun gun tablo">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">Gun</th>
              {MEASURES.map((measure) => (
                <th key={measure} scope="col">
                  {LABELS[measure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newestFirst.map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row">{formatShortDay(day)}</th>
                {MEASURES.map((measure) => (
                  <td key={measure}>{writeCount(counts[measure])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Folded>
      <Folded summary="Urun ve renk tablosu">
        <div className="grid gap-6 md:grid-cols-2">
          <CountTable head="Urun" rows={named(products, 'Silinmis urun')} />
          <CountTable head="Renk" rows={named(colors, 'Silinmis renk')} />
        </div>
      </Folded>
      <Folded summary="En cok bakilan sayfalar">
        <CountTable head="Sayfa" rows={pages} />
      </Folded>
      <Folded summary={`Sonucsuz aramalar: ${writeCount(emptySearches)}`}>
        <p className="hint">Sozcukler, en az iki kisi ya da iki ayri gun aradiysa yazilir.</p>
        {searches.length > 0 && <CountTable head="Aranan" rows={searches} />}
      </Folded>
      <p>
        <a className="link inline-flex min-h-11 items-center" href={href('/admin/dashboard/rakamlar.csv')}>
          Rakamlari indir (CSV)
        </a>
      </p>
    </div>
  );
}

const named = (rows: Ranked[], gone: string) => rows.map(({ id, name, count }) => ({ id, name: name ?? gone, count }));

function Folded({ summary, children }: { summary: string; children: React.ReactNode }) {
  return (
    <details className="panel group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between px-5 font-semibold">
        {summary}
        <Icon name="down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="overflow-x-auto px-5 pb-4">{children}</div>
    </details>
  );
}

function CountTable({ head, rows }: { head: string; rows: { id?: string; name: string; count: number }[] }) {
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Sayi</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, count }) => (
          <tr key={id ?? name}>
            <th scope="row">{name}</th>
            <td>{writeCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
