import { href } from 'react-router';
import type { Insight } from '#app/features/insight/insight.ts';
import { formatDay, formatDayOfYear } from '#app/shared/dates.ts';
import { onDay } from '#app/shared/locative.ts';
import { toPlainLetters } from '#app/shared/turkish.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Figures } from './figures.tsx';
import { Measures } from './measures.tsx';
import { Ranking } from './ranking.tsx';
import { writeCount } from './write-count.ts';

/** Null when the numbers could not be loaded. */
export function InsightSection({ insight }: { insight: Insight | null }) {
  return (
    <section aria-labelledby="son-30-gun" className="order-2 min-w-0 xl:order-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="son-30-gun" className="text-[1.5rem]">
          Son 30 gun
        </h2>
        {insight && <p className="text-sm text-stone-600">{writePeriod(insight)}</p>}
      </div>
      {!insight && <NotLoaded />}
      {insight?.isEmpty && <p className="panel mt-4 px-5 py-6 text-stone-600">{writeStart(insight.startedOn)}</p>}
      {insight && !insight.isEmpty && <Numbers {...insight} />}
      <p className="hint mt-4">
        Cerez kullanmadan, bizim sunucumuzda sayilir. Botlar ve yoneticiler sayilmaz; ayni kisi gunde bir kez sayilir.
      </p>
    </section>
  );
}

function Numbers(insight: Insight) {
  return (
    <>
      <Measures days={insight.days} totals={insight.totals} />
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Ranking
          title="Hangi urun getiriyor?"
          text={(total) => `WhatsApp, telefon, form ve numune toplami: ${writeCount(total)}`}
          rows={insight.products}
          others={(count) => `Oteki ${count} urun`}
          gone="Silinmis urun"
          nothing="Bir urun sayfasindan henuz istek gelmedi."
        />
        <Ranking
          title="Hangi renk?"
          text={(total) => `Rengi secili gelen ${writeCount(total)} istekten`}
          rows={insight.colors}
          others={(count) => `Oteki ${count} renk`}
          gone="Silinmis renk"
          nothing="Rengi secili bir istek henuz gelmedi."
        />
      </div>
      <Figures {...insight} />
    </>
  );
}

function NotLoaded() {
  return (
    <div role="alert" className="panel mt-4 grid justify-items-start gap-4 px-5 py-6">
      <p>Rakamlar su an yuklenemedi. Sayaclar ve mesajlar calisiyor.</p>
      <ButtonLink variant="outline" to={href('/admin/dashboard')} reloadDocument>
        Yeniden dene
      </ButtonLink>
    </div>
  );
}

/** "17 Ekim – 15 Kasim 2026". */
const writePeriod = ({ from, to }: Insight) => toPlainLetters(`${formatDayOfYear(from)} – ${formatDay(to)}`);

function writeStart(day: string): string {
  const started = onDay(toPlainLetters(formatDayOfYear(day)), Number(day.slice(5, 7)));
  return `Sayim ${started} basladi. Ilk rakamlar yarin burada.`;
}
