import { useSite } from '#app/ui/site-context.tsx';

const FIGURES = [
  { value: '15+', label: 'yıllık deneyim' },
  { value: '500+', label: 'tamamlanan proje' },
  { value: '100+', label: 'mutlu müşteri' },
  { value: '50+', label: 'uzman ekip üyesi' },
];

// Two columns on phones, four from lg, with hairlines between them.
const RULES = 'even:border-l even:pl-5 md:even:pl-8 max-lg:nth-[n+3]:border-t lg:nth-[3]:border-l lg:nth-[3]:pl-8';

export function Story() {
  const { name, foundedAbout, inFounding } = useSite();
  return (
    <section className="wrap py-section">
      <div className="grid grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <h2 className="max-w-[11em] text-h2">{inFounding} Kadıköy’de bir atölyede başladık.</h2>
        <div className="max-w-[42em] space-y-4 text-stone-600">
          <p className="text-ink text-lead">
            {name}, {foundedAbout} yılında dış mekânda ahşabın görünüşünü isteyip bakımından yorulan ev sahipleri için
            kuruldu.
          </p>
          <p>
            Kurucu ekibimizin marangozluk ve şantiye geçmişi daha eskiye dayanır; bu yüzden ölçüyü de, detayı da,
            sahadaki sürprizleri de iyi biliriz. Bugün deck, çit, bahçe kapısı, cephe, pergola ve dekoratif panel olmak
            üzere altı ürün grubunda çalışıyoruz.
          </p>
          <p>
            Mimarlarla çizim masasında, ev sahipleriyle bahçede buluşuruz. Keşfi yapan ekip montajı da yapar; teslimden
            sonra aradığınızda telefonu yine o ekip açar.
          </p>
        </div>
      </div>
      <ul className="mt-14 grid grid-cols-2 border-stone-300 border-y md:mt-20 lg:grid-cols-4">
        {FIGURES.map((figure) => (
          <li key={figure.label} className={`border-stone-300 py-7 pr-4 md:py-10 ${RULES}`}>
            <p className="font-display text-h1 leading-none tnum">{figure.value}</p>
            <p className="mt-3 text-stone-600">{figure.label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
