import { z } from 'zod';
import { log } from '#app/server/log.server.ts';
import { detailsText, type MessageKind } from './details.ts';
import type { StoredMessage } from './queries.server.ts';
import { requestName } from './request-name.ts';

export interface FormService {
  url: string;
  /** In front of the link to a calculation. */
  siteUrl?: string;
  timeoutMs?: number;
}

type Relayed = Omit<StoredMessage, 'id' | 'delivered_at'>;

const TIMEOUT_MS = 8_000;
const SUBJECTS: Record<MessageKind, string> = {
  message: 'Web sitesinden yeni mesaj',
  offer: 'Yeni teklif isteği',
  sample: 'Yeni numune isteği',
};
/** Such services write the flag as a boolean or as text. */
const confirmation = z.object({ success: z.union([z.literal(true), z.literal('true')]) });
/** Only the service's own sentence: the rest of its response may repeat what the visitor wrote, which must not be logged. */
const reason = z.object({ message: z.string().max(200) }).transform(({ message }) => message);

/** Hands the message to the form-mailing service. Returns null, or in one sentence for staff why it did not arrive. */
export async function relayMessage(stored: Relayed, { url, siteUrl, timeoutMs = TIMEOUT_MS }: FormService) {
  const { name, email, phone } = stored;
  const message = [stored.message, detailsText(stored.details, siteUrl)].filter(Boolean).join('\n\n');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        name,
        email,
        phone,
        message,
        subject: subjectOf(stored),
        template: 'table',
        captcha: 'false',
      }),
      // Personal data goes to the address in the settings and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = readJson(await response.text());
    if (response.ok && confirmation.safeParse(answer).success) return null;
    log.warn(
      { status: response.status, reason: reason.safeParse(answer).data },
      'the form service did not confirm a message',
    );
    return `Form servisi mesajı kabul etmedi (durum ${response.status}).`;
  } catch (error) {
    // fetch says only that it failed; the cause says whether it was the certificate, the name or the connection.
    log.warn({ reason: String((error as Error).cause ?? error) }, 'the form service could not be reached');
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? 'Form servisi zamanında yanıt vermedi.'
      : 'Form servisine ulaşılamadı.';
  }
}

/** "Yeni numune isteği N-0241: Ayşe Yılmaz": a request can be told from the others in a full mailbox. */
function subjectOf({ kind, name, request_number, details }: Relayed): string {
  if (kind === 'message') return SUBJECTS.message;
  const number = request_number === null ? '' : ` ${requestName(request_number)}`;
  return `${SUBJECTS[kind]}${number}: ${[name, details.product].filter(Boolean).join(', ')}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not an answer that we understand, so not a confirmation either.
    return undefined;
  }
}
