import type { MessageDetails } from './details.ts';

/** What a reply can name. What is not known stays as it is written, so that staff see what they have to fill in. */
export type ReplyFacts = Partial<
  Record<'ad' | 'firmadan' | 'kullanıcı' | 'Alan' | 'ürün' | 'renk' | 'kargo' | 'no', string>
>;
export const TITLES = ['', 'Hanım', 'Bey'] as const;

export function fillReply(template: string, facts: ReplyFacts, title = ''): string {
  const polite = title ? template.replaceAll('{Hanım/Bey}', title) : template.replaceAll(/ ?\{Hanım\/Bey\}/g, '');
  return polite.replace(/\{([^{}]*)\}/g, (written, name: string) => facts[name as keyof ReplyFacts] ?? written);
}

export const unfilled = (text: string): string[] => [...new Set(text.match(/\{[^{}\n]{1,30}\}/g) ?? [])];

/** "Ayşe Nur" of "Ayşe Nur Yılmaz". */
export function firstNames(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.slice(0, Math.max(1, words.length - 1)).join(' ');
}

/** "31,7 m² deck", which stands before the measures of a calculation. */
export function extentIn(details: MessageDetails): string | undefined {
  const measures = details.lines?.find(({ label }) => label === 'Ölçüler')?.value;
  return measures?.split(' (')[0];
}
