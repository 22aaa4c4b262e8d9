import net from 'node:net';
import { createTransport } from 'nodemailer';

export interface SmtpSettings {
  url: string;
  /** For the whole delivery of one mail, also by a server that answers a word a minute. */
  limitMs?: number;
}

export interface OutgoingMail {
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string | null;
  withdrawalUrl: string | null;
  subject: string;
  text: string;
  html: string;
}

/**
 * `for-good`: the server refuses this recipient, and will tomorrow. `not-now`: it does not take this mail, and may later.
 * `server-away`: it takes none.
 */
export type Failure = 'for-good' | 'not-now' | 'server-away';
export type Delivered = { ok: true } | { ok: false; failure: Failure; reason: string };
export type Deliver = (mail: OutgoingMail) => Promise<Delivered>;

/** Less than the first pause of `send-due`: by the next try the last one is surely over. */
const LIMIT_MS = 60_000;

export function createSmtpDelivery({ url, limitMs = LIMIT_MS }: SmtpSettings): Deliver {
  const { username, hostname } = new URL(url);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return async (mail) => {
    // A socket of our own, because nothing else can end a delivery in the middle of it.
    const socket = new net.Socket();
    const timer = setTimeout(() => socket.destroy(new Error('the mail server took too long')), limitMs);
    const transport = createTransport({
      url,
      socket,
      connectionTimeout: Math.min(10_000, limitMs),
      greetingTimeout: Math.min(10_000, limitMs),
      socketTimeout: Math.min(30_000, limitMs),
      dnsTimeout: Math.min(10_000, limitMs),
      // A password never travels in the clear.
      ...(username && !isHere && { requireTLS: true }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        messageId: `<${mail.id}@${mail.from.address.split('@')[1]}>`,
        from: mail.from,
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Nobody's holiday notice answers a machine.
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: a mail program may end the subscription for its user by one request.
          ...(mail.withdrawalUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(mail.withdrawalUrl && { list: { unsubscribe: mail.withdrawalUrl } }),
      });
      return { ok: true };
    } catch (error) {
      return { ok: false, ...explain(error as SmtpError) };
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** The server closes the connection, whatever it was asked. */
const CLOSING = 421;

/** Without the server's own words: they may repeat the address, and staff cannot read them. */
function explain({ code, responseCode = 0 }: SmtpError): { failure: Failure; reason: string } {
  const number = responseCode ? ` (${responseCode})` : '';
  if (code === 'EENVELOPE' && responseCode >= 500)
    return { failure: 'for-good', reason: `E-posta sunucusu bu adresi kabul etmedi${number}.` };
  // A reply to the addresses or the text of this mail says nothing about the next one.
  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== CLOSING)
    return { failure: 'not-now', reason: `E-posta sunucusu iletiyi kabul etmedi${number}.` };
  if (code === 'EAUTH')
    return { failure: 'server-away', reason: 'E-posta sunucusu kullanıcı adını ya da şifreyi kabul etmedi.' };
  if (responseCode) return { failure: 'server-away', reason: `E-posta sunucusu şu anda ileti kabul etmiyor${number}.` };
  if (code === 'ETIMEDOUT') return { failure: 'server-away', reason: 'E-posta sunucusu zamanında yanıt vermedi.' };
  return { failure: 'server-away', reason: 'E-posta sunucusuna ulaşılamadı.' };
}
