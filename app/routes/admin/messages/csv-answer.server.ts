import { Readable } from 'node:stream';
import type { RouterContextProvider } from 'react-router';
import { requestFacts } from '#app/server/request-context.server.ts';
import { toIsoDay } from '#app/shared/dates.ts';

/**
 * A file to save, named after the day: "mesajlar-2025-10-03.csv". Personal data is kept by no cache. It is sent while it is read, but not
 * before its first rows are there: whatever fails until then is answered with the error page.
 */
export async function answerCsv(
  context: Readonly<RouterContextProvider>,
  name: string,
  csv: AsyncGenerator<string>,
): Promise<Response> {
  const header = await csv.next();
  const rows = await csv.next();
  const file = async function* () {
    for (const { done, value } of [header, rows]) if (!done) yield Buffer.from(value);
    for await (const part of csv) yield Buffer.from(part);
  };
  context.get(requestFacts).streamed = true;
  return new Response(Readable.toWeb(Readable.from(file())) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${toIsoDay(new Date().toISOString())}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
