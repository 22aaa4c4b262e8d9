import { href, Link } from 'react-router';
import { useSite } from '#app/ui/site-context.tsx';
import { CompositionBoard } from '../composition-board.tsx';

export function Company() {
  const site = useSite();
  return (
    <section className="on-dark bg-forest-900 py-section text-white">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-2">
          <h2 className="max-w-[15em] text-h2">{site.sinceFounding} beri İstanbul’da dış mekân kuruyoruz.</h2>
          <div className="max-w-[38em] text-stone-200">
            <p>
              Küçük bir montaj ekibi olarak başladık; bugün deck’ten cepheye altı ürün grubunu kendi ustalarımızla
              uyguluyoruz. Her işe ölçü alarak başlıyor, her teslimatı yazılı garantiyle bitiriyoruz.
            </p>
            <p className="mt-4">
              Malzememiz basit: çoğu ahşap, geri kalanı ahşabı sudan ve güneşten koruyan bir bağlayıcı.
            </p>
            <p className="mt-4">
              <Link to={href('/about')} prefetch="intent" className="link inline-flex min-h-11 items-center">
                Hakkımızda daha fazlası
              </Link>
            </p>
          </div>
        </div>
        <CompositionBoard className="mt-14 md:mt-20" />
      </div>
    </section>
  );
}
