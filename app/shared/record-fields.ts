/** What one field of a record says, in words or pictures: to be shown, and compared with what it said before. */
export type RecordField = {
  /** The same in every state of the record. */
  key: string;
  label: string;
  /** What several fields of a kind are called together: "özellik". */
  group?: string;
} & ({ text: string } | { pictures: string[] });

export const textField = (key: string, label: string, text: string | null): RecordField => ({
  key,
  label,
  text: text ?? '',
});

export const pictureField = (key: string, label: string, url: string | null): RecordField => ({
  key,
  label,
  pictures: url === null ? [] : [url],
});

export const activeField = (isActive: boolean) => textField('is_active', 'Durum', isActive ? 'Aktif' : 'Pasif');

/** One field for each entry of a list, found again by its title: "Özellik: Gizli klips". */
export function entryFields(key: string, group: string, entries: { title: string; text: string }[]): RecordField[] {
  const label = group.charAt(0).toLocaleUpperCase('tr') + group.slice(1);
  const seen = new Map<string, number>();
  return entries.map(({ title, text }) => {
    const number = (seen.get(title) ?? 0) + 1;
    seen.set(title, number);
    return { key: `${key} ${title} ${number}`, label: `${label}: ${title}`, group, text };
  });
}

/** The names of what a record links to. */
export interface LinkNames {
  color(id: string | null): string;
  product(id: string | null): string;
}
