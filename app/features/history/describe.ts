import type { ComparedField } from './compare.server.ts';

const OF_ACTION: Record<string, string> = {
  first: 'Önceki hâl',
  create: 'Oluşturuldu',
  clone: 'Kopya olarak oluşturuldu',
  delete: 'Silindi',
  restore: 'Geri yüklendi',
  publish: 'Yayınlandı',
  unpublish: 'Taslağa alındı',
  show: 'Görünür yapıldı',
  hide: 'Gizlendi',
};

/** What a change did, in a few words: "Açıklama ve 2 özellik değişti". */
export function describeChange(action: string, fields: ComparedField[]): string {
  const said = OF_ACTION[action];
  if (said) return said;
  const changed = fields.filter((field) => field.changed);
  const words = describeOne(changed) ?? `${listNames(changed)} değişti`;
  if (action !== 'revert') return changed.length === 0 ? 'Kaydedildi' : words;
  return changed.length === 0 ? 'Eski hâline döndü' : `Eski hâline döndü: ${words.toLocaleLowerCase('tr')}`;
}

/** Some changes have a word of their own when they come alone. */
function describeOne([field, ...others]: ComparedField[]): string | undefined {
  if (!field || others.length > 0) return undefined;
  if ('text' in field) {
    if (field.key !== 'is_active') return undefined;
    return field.text === 'Aktif' ? 'Pasiften aktife alındı' : 'Aktiften pasife alındı';
  }
  const { before, after } = field;
  const added = after.filter((url) => !before.includes(url)).length;
  const removed = before.filter((url) => !after.includes(url)).length;
  if (added > 0 && removed === 0) return added === 1 ? 'Görsel eklendi' : `${added} görsel eklendi`;
  if (removed > 0 && added === 0) return removed === 1 ? 'Görsel kaldırıldı' : `${removed} görsel kaldırıldı`;
  return undefined;
}

const NAMES_AT_MOST = 3;

function listNames(fields: ComparedField[]): string {
  const groups = new Map<string, number>();
  for (const { group, label } of fields) groups.set(group ?? label, (groups.get(group ?? label) ?? 0) + 1);
  const names = [...groups].map(([name, count]) => {
    const word = name.toLocaleLowerCase('tr');
    return count > 1 ? `${count} ${word}` : word;
  });
  const rest = names.length - NAMES_AT_MOST;
  const told = rest > 0 ? [...names.slice(0, NAMES_AT_MOST), `${rest} alan daha`] : names;
  const last = told.pop() ?? '';
  const text = told.length > 0 ? `${told.join(', ')} ve ${last}` : last;
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}
