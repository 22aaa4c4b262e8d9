import { z } from 'zod';

export const MESSAGE_KINDS = ['message', 'offer', 'sample'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const KIND_LABELS: Record<MessageKind, string> = { message: 'Mesaj', offer: 'Teklif', sample: 'Numune' };

export function isMessageKind(value: unknown): value is MessageKind {
  return MESSAGE_KINDS.includes(value as MessageKind);
}

const text = z.string().max(2000);
const line = z.object({ label: text, value: text });
const piece = z.object({ product: text, color: text });
const address = z.object({ street: text, district: text, city: text });

/** What comes with a request for an offer or for samples. Names, not ids: staff read what the visitor saw that day. */
const details = z.object({
  product: text.optional().catch(undefined),
  color: text.optional().catch(undefined),
  /** The calculation on our own site, as a path with its query. */
  link: text.startsWith('/').optional().catch(undefined),
  lines: z.array(line).optional().catch(undefined),
  pieces: z.array(piece).optional().catch(undefined),
  address: address.optional().catch(undefined),
});

export type MessageDetails = z.infer<typeof details>;
export type DetailLine = z.infer<typeof line>;
export type SamplePiece = z.infer<typeof piece>;
export type PostalAddress = z.infer<typeof address>;

/** Tolerant: a part that makes no sense is left out, the rest is shown. */
export function readDetails(json: string | null): MessageDetails {
  if (!json) return {};
  try {
    return details.catch({}).parse(JSON.parse(json));
  } catch {
    return {};
  }
}

/** Null for a plain message, so that its row looks as it always did. */
export function writeDetails(value: MessageDetails): string | null {
  const json = JSON.stringify(details.parse(value));
  return json === '{}' ? null : json;
}

export const lineText = ({ label, value }: DetailLine) => `${label}: ${value}`;
export const pieceText = ({ product, color }: SamplePiece) => `${product}, ${color}`;
export const addressText = ({ street, district, city }: PostalAddress) => `${street}, ${district} / ${city}`;

/** For the mail that the form service sends, and for the search. `siteUrl` makes the link one that can be followed. */
export function detailsText({ product, color, lines, link, pieces, address }: MessageDetails, siteUrl = ''): string {
  return [
    product && `Ürün: ${product}`,
    color && `Renk: ${color}`,
    lines?.length && ['Liste:', ...lines.map(lineText)].join('\n'),
    link && `Hesap: ${siteUrl}${link}`,
    pieces?.length && ['Parçalar:', ...pieces.map(pieceText)].join('\n'),
    address && `Adres: ${addressText(address)}`,
  ]
    .filter(Boolean)
    .join('\n');
}
