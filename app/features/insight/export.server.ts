import type { Db } from '#app/server/db/schema.ts';
import { writeCsv } from '#app/shared/csv.ts';
import { isId } from '#app/shared/ids.ts';
import { dayNumber, isoDay } from './day.ts';
import type { What } from './thing.ts';

const EXPORTED_DAYS = 365;

const LABELS: Record<What, string> = {
  visit: 'Ziyaret',
  page: 'Sayfa',
  whatsapp: 'WhatsApp',
  phone: 'Telefon',
  mail: 'E-posta',
  message: 'Mesaj',
  offer: 'Teklif',
  sample: 'Numune isteği',
  piece: 'Numune parçası',
  search: 'Sonuçsuz arama',
};

/** The last year, a line for each day and thing. */
export function exportCounts(db: Db, now = new Date()): AsyncGenerator<string> {
  return writeCsv(['Gün', 'Ne', 'Sayfa ya da arama', 'Ürün', 'Renk', 'Sayı'], readDays(db, dayNumber(now.getTime())));
}

/** A day at a time: each counts 5,000 different things at most. */
async function* readDays(db: Db, today: number) {
  const colors = await namesOf(db.selectFrom('colors').select(['id', 'name']).execute());
  for (let day = today; day > today - EXPORTED_DAYS; day -= 1) {
    const rows = await findCounts(db, isoDay(day));
    const products = await findProductNames(
      db,
      rows.filter(({ what }) => !isText(what)).map(({ subject }) => subject),
    );
    if (rows.length > 0)
      yield rows.map(({ day, what, subject, color_id, count }) => {
        const product = isText(what) || subject === '' ? '' : (products.get(subject) ?? 'Silinmiş ürün');
        const color = color_id === '' ? '' : (colors.get(color_id) ?? 'Silinmiş renk');
        return [day, LABELS[what as What] ?? what, isText(what) ? subject : '', product, color, String(count)];
      });
  }
}

const isText = (what: string) => what === 'page' || what === 'search';

const findCounts = (db: Db, day: string) =>
  db
    .selectFrom('daily_counts')
    .select(['day', 'what', 'subject', 'color_id', 'count'])
    .where('day', '=', day)
    .orderBy('what')
    .orderBy('count', 'desc')
    .orderBy('subject')
    .execute();

function findProductNames(db: Db, subjects: string[]): Promise<Map<string, string>> {
  const ids = [...new Set(subjects)].filter(isId);
  if (ids.length === 0) return Promise.resolve(new Map());
  return namesOf(db.selectFrom('products').select(['id', 'title as name']).where('id', 'in', ids).execute());
}

async function namesOf(rows: Promise<{ id: string; name: string }[]>): Promise<Map<string, string>> {
  return new Map((await rows).map(({ id, name }) => [id, name]));
}
