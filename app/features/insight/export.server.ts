import type { Db } from '#app/server/db/schema.ts';
import { toCsv } from '#app/shared/csv.ts';
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
export async function exportCounts(db: Db, now = new Date()): Promise<string> {
  const rows = await db
    .selectFrom('daily_counts')
    .select(['day', 'what', 'subject', 'color_id', 'count'])
    .where('day', '>', isoDay(dayNumber(now.getTime()) - EXPORTED_DAYS))
    .orderBy('day', 'desc')
    .orderBy('what')
    .orderBy('count', 'desc')
    .orderBy('subject')
    .execute();
  const products = await namesOf(db.selectFrom('products').select(['id', 'title as name']).execute());
  const colors = await namesOf(db.selectFrom('colors').select(['id', 'name']).execute());
  return toCsv(
    ['Gün', 'Ne', 'Sayfa ya da arama', 'Ürün', 'Renk', 'Sayı'],
    rows.map(({ day, what, subject, color_id, count }) => {
      const isText = what === 'page' || what === 'search';
      const product = isText || subject === '' ? '' : (products.get(subject) ?? 'Silinmiş ürün');
      const color = color_id === '' ? '' : (colors.get(color_id) ?? 'Silinmiş renk');
      return [day, LABELS[what as What] ?? what, isText ? subject : '', product, color, String(count)];
    }),
  );
}

async function namesOf(rows: Promise<{ id: string; name: string }[]>): Promise<Map<string, string>> {
  return new Map((await rows).map(({ id, name }) => [id, name]));
}
