import { useSite } from '#app/ui/site-context.tsx';
import { fixedPageMeta } from './page-meta.ts';

export const handle = { keep: {} };

export const meta = fixedPageMeta({
  title: 'Dış mekân kompozit sistemleri',
  description: 'Deck, çit, cephe ve pergola sistemleri. İstanbul’dan tüm Türkiye’ye keşif, tedarik ve montaj.',
});

export default function Home() {
  const site = useSite();
  return <h1 className="wrap py-section text-h1">{site.name}</h1>;
}
