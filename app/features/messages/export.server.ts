import type { Db } from '#app/server/db/schema.ts';
import { writeCsv } from '#app/shared/csv.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { type MessageView, readMessagesToExport } from './admin-queries.server.ts';
import { addressText, KIND_LABELS, lineText, pieceText } from './details.ts';
import { DELIVERY_TEXT, deliveryState } from './message.ts';
import type { MessageQuery } from './message-query.ts';
import { requestName } from './request-name.ts';
import { sayPage } from './source.ts';
import { STATE_LABELS } from './state.ts';

/** New columns come last, so that a spreadsheet which counts on the old ones still finds them. */
const EXPORTED: [title: string, cell: (message: MessageView) => string][] = [
  ['Tarih', ({ created_at }) => formatMoment(created_at)],
  ['Ad soyad', ({ name }) => name],
  ['E-posta', ({ email }) => email],
  ['Telefon', ({ phone }) => phone],
  ['Mesaj', ({ message }) => message],
  ['Okundu', ({ read_at }) => (read_at ? 'Evet' : 'Hayır')],
  ['Durum', (message) => DELIVERY_TEXT[deliveryState(message)]],
  ['Tür', ({ kind }) => KIND_LABELS[kind]],
  ['İstek no', ({ request_number }) => (request_number === null ? '' : requestName(request_number))],
  ['Ürün', ({ details }) => details.product ?? ''],
  ['Renk', ({ details }) => details.color ?? ''],
  ['Liste', ({ details }) => (details.lines ?? []).map(lineText).join('\n')],
  ['Hesap', ({ details }) => details.link ?? ''],
  ['Parçalar', ({ details }) => (details.pieces ?? []).map(pieceText).join('\n')],
  ['Adres', ({ details }) => (details.address ? addressText(details.address) : '')],
  ['Aşama', ({ state }) => STATE_LABELS[state]],
  ['Üstlenen', ({ taken_by }) => taken_by ?? ''],
  ['Sayfa', ({ details, source }) => sayPage(details, source) ?? ''],
  ['Geldiği site', ({ source }) => source.site ?? ''],
  ['Kargo', ({ carrier, tracking_number }) => [carrier, tracking_number].filter(Boolean).join(', ')],
];

export function exportMessages(db: Db, query: Omit<MessageQuery, 'page'> = { filter: '' }): AsyncGenerator<string> {
  return writeCsv(
    EXPORTED.map(([title]) => title),
    toRows(readMessagesToExport(db, query)),
  );
}

async function* toRows(parts: AsyncIterable<MessageView[]>) {
  for await (const part of parts) yield part.map((message) => EXPORTED.map(([, cell]) => cell(message)));
}
