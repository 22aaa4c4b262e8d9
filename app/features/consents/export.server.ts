import type { Db } from '#app/server/db/schema.ts';
import { toCsv } from '#app/shared/csv.ts';
import { formatMoment, toIsoSecond } from '#app/shared/dates.ts';
import { CONSENT_STATES, PURPOSE_TEXTS } from './consent.ts';
import type { Consent } from './service.server.ts';

/**
 * What the national consent register (İYS) takes: commercial mail only, so the newsletter's; of each address its last state. A refusal
 * is sent only of who has once agreed, as the register wants it. Times are Istanbul's.
 */
export async function exportForRegister(db: Db): Promise<string> {
  const rows = await findConsents(db, 'newsletter');
  const last = new Map<string, Consent>();
  // Newest first, so that the first of an address is its last word. One that still waits has said nothing yet.
  for (const row of rows) if (row.status !== 'waiting' && !last.has(row.email)) last.set(row.email, row);
  return toCsv(
    ['recipient', 'recipientType', 'type', 'status', 'source', 'consentDate'],
    [...last.values()].map(({ email, status, given_at, withdrawn_at }) => [
      email,
      'BIREYSEL',
      'EPOSTA',
      status === 'given' ? 'ONAY' : 'RET',
      'HS_WEB',
      toIsoSecond(withdrawn_at ?? given_at),
    ]),
  );
}

/** Every consent with the words that were agreed to: the proof. */
export async function exportConsents(db: Db): Promise<string> {
  const rows = await findConsents(db);
  return toCsv(
    ['Tarih', 'Amaç', 'E-posta', 'Telefon', 'Durum', 'Sayfa', 'Metin sürümü', 'Metin', 'Geri alındı', 'Geri alan'],
    rows.map((row) => [
      formatMoment(row.given_at),
      PURPOSE_TEXTS[row.purpose],
      row.email,
      row.phone ?? '',
      CONSENT_STATES[row.status],
      row.page,
      row.text_version,
      row.text,
      row.withdrawn_at ? formatMoment(row.withdrawn_at) : '',
      row.withdrawn_by === 'link' ? 'kendisi' : (row.withdrawn_by ?? ''),
    ]),
  );
}

function findConsents(db: Db, purpose?: Consent['purpose']): Promise<Consent[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose as Consent['purpose']))
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .execute();
}
