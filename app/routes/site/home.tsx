import { useSite } from '#app/ui/site-context.tsx';

export const handle = {
  title: 'Dış mekân kompozit sistemleri',
  description: 'Deck, çit, cephe ve pergola sistemleri. İstanbul’dan tüm Türkiye’ye keşif, tedarik ve montaj.',
  keep: {},
};

export default function Home() {
  const site = useSite();
  return <h1 className="wrap py-section text-h1">{site.name}</h1>;
}
