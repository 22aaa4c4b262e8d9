import { href } from 'react-router';
import { queryWords, withoutPlural } from '#app/features/search/words.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { Link } from '#app/ui/link.tsx';

export interface FoundPage {
  to: string;
  title: string;
  text: string;
}

/** Pages that are no record of the database, with the words that people look for them by. */
const PAGES: (FoundPage & { words: string })[] = [
  {
    to: href('/hesapla'),
    title: 'Malzeme hesabı',
    text: 'Ölçünüzü yazın; planı ölçekli çizelim, tahtadan vidaya kadar sayalım.',
    words: 'malzeme hesabı hesapla hesaplama hesaplayıcı ne kadar kaç metrekare gerekir',
  },
  {
    to: href('/renkler'),
    title: 'Renkler',
    text: 'Bütün renkler ve hangi ürünün hangi renkte geldiği.',
    words: 'renk renkler renkleri kartela ton',
  },
  {
    to: href('/numune'),
    title: 'Numune iste',
    text: 'Beğendiğiniz tahtaları seçin; kesip kutulayalım.',
    words: 'numune numunesi örnek parça kutu iste',
  },
  {
    to: href('/karsilastir'),
    title: 'Karşılaştır',
    text: 'İki ya da üç ürünün özellikleri yan yana.',
    words: 'karşılaştır karşılaştırma fark yan yana',
  },
];

/** The pages that have every word of the query, or a word that begins with it. */
export function findPages(query: string): FoundPage[] {
  const wanted = queryWords(query).map(withoutPlural);
  if (wanted.length === 0) return [];
  return PAGES.filter(({ words }) => {
    const known = foldTurkish(words).split(' ');
    return wanted.every((word) => known.some((candidate) => candidate.startsWith(word)));
  }).map(({ words: _, ...page }) => page);
}

export function FoundPages({ pages }: { pages: FoundPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="mt-10 first-of-type:mt-6">
      <h2 className="text-h3">Sayfalar</h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-12 border-stone-300 border-t lg:grid-cols-2">
        {pages.map(({ to, title, text }) => (
          <li key={to} className="border-stone-300 border-b">
            <Link to={to} prefetch="intent" className="plate block py-4">
              <h3 className="font-sans font-semibold text-h4">
                <span className="plate-title">{title}</span>
              </h3>
              <p className="mt-1.5 text-sm text-stone-600">{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
