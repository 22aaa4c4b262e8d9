import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';

/** Who is told of what, in the list of the site's facts. */
export function NoticesOverview({ recipients, maySave }: { recipients: string[]; maySave: boolean }) {
  return (
    <section aria-labelledby="bildirimler" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="bildirimler" className="text-h3">
            Bildirimler
          </h2>
          <p className="hint mt-1 max-w-[40em]">Yeni bir istek geldiğinde kime e-posta gideceği.</p>
        </div>
        <ButtonLink variant="outline" to={href('/admin/site/bildirimler')}>
          {maySave ? 'Bildirimleri düzenle' : 'Bildirimlere bak'}
        </ButtonLink>
      </div>
      <ul className="mt-6 border-t border-stone-300 pt-3.5">
        {recipients.map((line) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
