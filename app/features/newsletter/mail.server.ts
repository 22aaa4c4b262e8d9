import { consentUrl } from '#app/features/consents/link.server.ts';
import { queueMail } from '#app/features/mail/queue.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { toIsoDay } from '#app/shared/dates.ts';

/** Asks the owner of an address whether they want the newsletter; once a day, however often somebody types it. */
export async function queueConfirmation(trx: Db, consentId: string, email: string): Promise<void> {
  const url = consentUrl(consentId);
  await queueMail(trx, {
    event: `newsletter-confirmation:${consentId}:${toIsoDay(new Date().toISOString())}`,
    kind: 'newsletter-confirmation',
    to: email,
    withdrawalUrl: url,
    about: { kind: 'newsletter', id: consentId },
    write: (site) => ({
      subject: 'Bülten aboneliğinizi onaylayın',
      paragraphs: [
        `Merhaba, bu adresle ${site.name} bültenine abone olmak istendi. Ayda bir e-posta almak istiyorsanız aşağıdaki düğmeye basın.`,
      ],
      links: [{ label: 'Aboneliğimi onayla', url }],
      notes: ['Siz istemediyseniz bu iletiyi silin; adresiniz listeye girmez ve yedi gün sonra silinir.'],
    }),
  });
}
