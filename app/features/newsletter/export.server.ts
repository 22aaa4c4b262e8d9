import { consentUrl } from '#app/features/consents/link.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { toCsv } from '#app/shared/csv.ts';
import { formatMoment } from '#app/shared/dates.ts';

/** With the link that has to stand in every mail to them: the newsletter itself is sent elsewhere. */
export async function exportSubscribers(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'consented_at', 'consent_text'])
    .orderBy('consented_at', 'desc')
    .orderBy('email')
    .execute();
  const consents = await db
    .selectFrom('consents')
    .select(['id', 'email'])
    .where('purpose', '=', 'newsletter')
    .where('status', '=', 'given')
    .execute();
  const links = new Map(consents.map(({ id, email }) => [email, consentUrl(id)]));
  return toCsv(
    ['E-posta', 'Onay tarihi', 'Onay metni', 'Çıkış bağlantısı'],
    rows.map(({ email, consented_at, consent_text }) => [
      email,
      formatMoment(consented_at),
      consent_text,
      links.get(email) ?? '',
    ]),
  );
}
