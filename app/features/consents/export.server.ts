import { sql } from 'kysely';
import { readNewestFirst } from '#app/server/db/read-in-parts.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { writeCsv } from '#app/shared/csv.ts';
import { formatMoment, toIsoSecond } from '#app/shared/dates.ts';
import { CONSENT_STATES, PURPOSE_TEXTS } from './consent.ts';
import type { Consent } from './service.server.ts';

/**
 * What the national consent register (İYS) takes: commercial mail only, so the newsletter's; of each address its last state. A refusal
 * is sent only of who has once agreed, as the register wants it. Times are Istanbul's.
 */
export function exportForRegister(db: Db): AsyncGenerator<string> {
  return writeCsv(
    ['recipient', 'recipientType', 'type', 'status', 'source', 'consentDate'],
    toRows(readConsents(db, lastWords), ({ email, status, given_at, withdrawn_at }) => [
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
export function exportConsents(db: Db): AsyncGenerator<string> {
  return writeCsv(
    ['Tarih', 'Amaç', 'E-posta', 'Telefon', 'Durum', 'Sayfa', 'Metin sürümü', 'Metin', 'Geri alındı', 'Geri alan'],
    toRows(readConsents(db, findConsents), (row) => [
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

const findConsents = (db: Db) => db.selectFrom('consents');

/** Of each address in the newsletter's list the newest. One that still waits has said nothing yet. */
const lastWords = (db: Db) =>
  findConsents(db)
    .where('purpose', '=', 'newsletter')
    .where('status', '!=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consents as later')
            .select('later.id')
            .where('later.purpose', '=', 'newsletter')
            .where('later.status', '!=', 'waiting')
            .whereRef('later.email', '=', 'consents.email')
            .where(
              sql<boolean>`(later.given_at > consents.given_at or (later.given_at = consents.given_at and later.id < consents.id))`,
            ),
        ),
      ),
    );

const readConsents = (db: Db, find: typeof findConsents) =>
  readNewestFirst(db, { at: 'given_at', key: 'id' }, ({ exactAt, after, limit }) =>
    find(db)
      .where(after)
      .selectAll('consents')
      .select(exactAt.as('exact_at'))
      .orderBy('given_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

async function* toRows(parts: AsyncIterable<Consent[]>, cells: (consent: Consent) => string[]) {
  for await (const part of parts) yield part.map(cells);
}
