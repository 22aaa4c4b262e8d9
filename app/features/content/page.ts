import type { Fields } from './fields.ts';
import { definePart, type Part } from './part.ts';

/** Under which heading the back-office lists a page: "shared" stands on several pages. */
export type PageGroup = 'home' | 'pages' | 'legal' | 'shared';

/** A page whose texts staff change. */
export interface Page<Parts extends Record<string, Part> = Record<string, Part>> {
  title: string;
  group: PageGroup;
  /** Where visitors read it; null for what stands on several pages. */
  address: string | null;
  /** Texts that staff use themselves: no visitor's page shows them. */
  isInternal?: true;
  /** From which day the original is. A page that says when it was last changed says this until staff change it. */
  writtenOn?: string;
  parts: Parts;
}

export const definePage = <const Parts extends { [name: string]: Part<Fields> }>(page: Page<Parts>): Page<Parts> =>
  page;

/** The head of a list: its title and one sentence. */
export const introPart = (title: string, text: string) =>
  definePart(
    'Başlık',
    { title: { kind: 'text', label: 'Başlık', max: 40 }, text: { kind: 'text', label: 'Metin', max: 160 } },
    { title, text },
  );

/** What search engines and link previews say of a page. Every page has this part. */
export const searchPart = (title: string, description: string) =>
  definePart(
    'Arama sonuçlarında',
    {
      title: {
        kind: 'text',
        label: 'Sayfa başlığı',
        max: 60,
        hint: 'Tarayıcı sekmesinde ve Google’da; firma adı ardına eklenir.',
      },
      description: { kind: 'text', label: 'Açıklama', max: 155, hint: 'Google sonuçlarında başlığın altında.' },
    },
    { title, description },
  );
