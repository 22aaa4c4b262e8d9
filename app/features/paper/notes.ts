import type { Category } from '#app/features/products/category.ts';

interface Notes {
  mounting: string[];
  care: string[];
}

const CARE = [
  'Ilık su ve yumuşak fırça yeterlidir.',
  'Yağ lekesi bekletilmeden silinir.',
  'Basınçlı su 30 cm’den yakına tutulmaz.',
  'Boya ve vernik gerekmez.',
];

const FENCE = [
  'Direkler iki yönde teraziyle kontrol edilir; beton en az 48 saat bekler.',
  'Zeminle arada 30 mm boşluk bırakılır.',
  'Kanal içinde her uçta 5 mm genleşme payı kalır.',
  'Rüzgârlı yerde direk aralığı daraltılır.',
];

/** The rules of the installation guide that matter most, in short. */
const MOUNTING: Record<Category, string[]> = {
  deck: [
    'Zemin sağlam ve en az %1 eğimli olmalı.',
    'Duvar diplerinde 10 mm genleşme boşluğu bırakılır.',
    'Kapı ve basamak önünde aralık 250 mm’ye iner.',
    'Ek yerleri çift taşıyıcı üzerine gelir.',
  ],
  fence: FENCE,
  garden_gate: FENCE.slice(0, 2),
  facade: [
    'Arkada en az 30 mm hava boşluğu bırakılır.',
    'Zeminden en az 50 mm yukarıda başlar.',
    'Her profil ortasından tek noktada sabitlenir; uçlar serbestçe uzar.',
    'Kesik uçlar bitiş profiliyle kapatılır.',
  ],
  pergola: [
    'Yüksek ve rüzgâra açık yerler için statik görüş alınır.',
    'Direkler iki yönde teraziyle kontrol edilir; beton en az 48 saat bekler.',
  ],
  decorative_panel: FENCE.slice(0, 3),
};

export function notesOf(category: string): Notes {
  return { mounting: MOUNTING[category as Category] ?? [], care: CARE };
}
