import { consentUrl } from '#app/features/consents/link.server.ts';
import { findNewsletterConsent } from '#app/features/consents/service.server.ts';
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
  const lines: string[][] = [];
  for (const { email, consented_at, consent_text } of rows) {
    const consent = await findNewsletterConsent(db, email);
    lines.push([email, formatMoment(consented_at), consent_text, consent ? consentUrl(consent.id) : '']);
  }
  return toCsv(['E-posta', 'Onay tarihi', 'Onay metni', 'Çıkış bağlantısı'], lines);
}
