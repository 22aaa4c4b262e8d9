import { consentUrl } from '#app/features/consents/link.server.ts';
import { readNewestFirst } from '#app/server/db/read-in-parts.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { writeCsv } from '#app/shared/csv.ts';
import { formatMoment } from '#app/shared/dates.ts';

/** With the link that has to stand in every mail to them: the newsletter itself is sent elsewhere. */
export function exportSubscribers(db: Db): AsyncGenerator<string> {
  return writeCsv(['E-posta', 'Onay tarihi', 'Onay metni', 'Çıkış bağlantısı'], readSubscribers(db));
}

async function* readSubscribers(db: Db) {
  const parts = readNewestFirst(db, { at: 'consented_at', key: 'email' }, ({ exactAt, after, limit }) =>
    db
      .selectFrom('newsletter_subscribers')
      .where(after)
      .select(['email', 'consented_at', 'consent_text'])
      .select(exactAt.as('exact_at'))
      .orderBy('consented_at', 'desc')
      .orderBy('email')
      .limit(limit)
      .execute(),
  );
  for await (const part of parts) {
    const links = await findLinks(
      db,
      part.map(({ email }) => email),
    );
    yield part.map(({ email, consented_at, consent_text }) => [
      email,
      formatMoment(consented_at),
      consent_text,
      links.get(email) ?? '',
    ]);
  }
}

async function findLinks(db: Db, emails: string[]): Promise<Map<string, string>> {
  const consents = await db
    .selectFrom('consents')
    .select(['id', 'email'])
    .where('purpose', '=', 'newsletter')
    .where('status', '=', 'given')
    .where('email', 'in', emails)
    .orderBy('given_at')
    .orderBy('id')
    .execute();
  return new Map(consents.map(({ id, email }) => [email, consentUrl(id)]));
}
