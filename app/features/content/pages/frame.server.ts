import { definePage } from '../page.ts';
import { definePart } from '../part.ts';

/** What stands around every page. */
export const frame = definePage({
  title: 'Altbilgi',
  group: 'shared',
  address: null,
  parts: {
    footer: definePart(
      'Altbilgi',
      {
        text: { kind: 'text', label: 'Firma adının altında', max: 140 },
        rights: { kind: 'text', label: 'En altta', max: 80, hint: 'Önünde yıl ve firma adı yazar.' },
      },
      {
        text: 'Deck, çit, cephe ve pergola sistemleri. İstanbul’dan tüm Türkiye’ye keşif, tedarik ve montaj.',
        rights: 'Tüm hakları saklıdır.',
      },
    ),
  },
});
