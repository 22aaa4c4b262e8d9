import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';

export function AnnouncementOverview({ text, when }: { text: string; when: string }) {
  return (
    <section aria-labelledby="duyuru" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="duyuru" className="text-h3">
            Duyuru
          </h2>
          <p className="hint mt-1 max-w-[40em]">
            Her sayfanın en üstünde tek satır, istediğiniz gün ve saatler arasında.
          </p>
        </div>
        <ButtonLink variant="outline" to={href('/admin/site/duyuru')}>
          Duyuruyu düzenle
        </ButtonLink>
      </div>
      <div className="mt-6 border-t border-stone-300 pt-3.5">
        {text && <p className="[overflow-wrap:anywhere]">{text}</p>}
        <p className="hint">{when}</p>
      </div>
    </section>
  );
}
