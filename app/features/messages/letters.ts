import type { Letter } from '#app/features/mail/letter.ts';
import type { Site } from '#app/shared/site.ts';
import { addressText, type MessageKind, pieceText } from './details.ts';
import type { MessageToSend } from './message.ts';
import { readPhone } from './phone.ts';
import { extentIn, firstNames } from './reply-text.ts';
import { requestName } from './request-name.ts';
import { sayPage } from './source.ts';

type Written = MessageToSend & { id: string; request_number: number | null };

const SUBJECTS: Record<MessageKind, string> = {
  message: 'Yeni mesaj',
  offer: 'Yeni teklif isteği',
  sample: 'Yeni numune isteği',
};
const QUOTED = 200;

/** To staff. */
export function newMessageLetter(message: Written, site: Site): Letter {
  const { name, phone, kind, details, source = {} } = message;
  const page = sayPage(details, source);
  const quoted = message.message.length > QUOTED ? `${message.message.slice(0, QUOTED)}…` : message.message;
  const extent = extentIn(details);
  const number = readPhone(phone);
  return {
    subject: `${SUBJECTS[kind]}: ${[name, details.product].filter(Boolean).join(', ')}`,
    paragraphs: [
      `${name} (${phone}) ${page ? `“${page}” üzerinden ` : ''}${quoted ? `yazdı: “${quoted}”.` : 'bir istek gönderdi.'}`,
      details.product && `Ürün: ${[details.product, details.color].filter(Boolean).join(', ')}.`,
      extent && `Alan: ${extent}.`,
      details.pieces && `Parçalar: ${details.pieces.map(pieceText).join('; ')}.`,
    ].filter((text) => typeof text === 'string'),
    links: [
      { label: 'Panelde aç', url: `${site.url}/admin/messages/${message.id}` },
      ...(number ? [{ label: 'WhatsApp’tan yanıtla', url: `https://wa.me/${number.digits}` }] : []),
    ],
  };
}

/** To the visitor. */
export function confirmationLetter(message: Written): Letter {
  const greeting = greet(message.name);
  const { pieces = [], address } = message.details;
  if (message.kind !== 'sample' || message.request_number === null)
    return {
      subject: message.kind === 'offer' ? 'Teklif isteğiniz bize ulaştı' : 'Mesajınız bize ulaştı',
      paragraphs: [`${greeting} mesajınız bize ulaştı. Ekibimizden biri bir iş günü içinde size dönecek.`],
      notes: ['Eklemek istediğiniz bir şey varsa bu iletiyi yanıtlayın.'],
    };
  const where = address && isPlain(addressText(address)) ? ` Adresiniz: ${addressText(address)}.` : '';
  return {
    subject: `Numune kutunuz hazırlanıyor (${requestName(message.request_number)})`,
    paragraphs: [
      `${greeting} şu parçaları hazırlıyoruz: ${pieces.map(pieceText).join('; ')}. İki iş günü içinde kargoya veriyoruz.${where}${where && ' Yanlışsa bu iletiyi yanıtlayın.'}`,
    ],
  };
}

/** To the visitor, when the box leaves. */
export function dispatchedLetter(
  message: { name: string; carrier: string; tracking_number: string },
  site: Site,
): Letter {
  return {
    subject: 'Numuneleriniz yolda',
    paragraphs: [
      `${greet(message.name)} kutunuz ${message.carrier} ile yola çıktı. Takip numarası: ${message.tracking_number}. Gelince sabah, öğle ve akşam ışığında bakın; sonra ölçünüzü yazın, malzemeyi birlikte sayalım: ${site.url}/hesapla`,
    ],
  };
}

/**
 * Anybody can type anybody's address into a form. What goes there in our name must not carry a stranger's message: a name that is
 * more than a name, or an address with a link in it, is left out.
 */
const greet = (name: string) =>
  /^[\p{L} .'’-]{2,60}$/u.test(name) && isPlain(name) ? `Merhaba ${firstNames(name)},` : 'Merhaba,';
const isPlain = (text: string) => !/:\/\/|www\.|\w\.(com|net|org|tr|io|ru|xyz|info)\b/i.test(text);
