import { toIsoDay } from '#app/shared/dates.ts';

/** A file to save, named after the day: "mesajlar-2025-10-03.csv". Personal data is kept by no cache. */
export function answerCsv(name: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${toIsoDay(new Date().toISOString())}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
