import { definePage } from '../page.ts';
import { definePart } from '../part.ts';

/** What a reply can name, besides the company's facts; the page of a message fills it in. */
const OWN = ['ad', 'Hanım/Bey', 'firmadan', 'kullanıcı', 'Alan', 'ürün', 'renk', 'gün', 'saat', 'kargo', 'no'] as const;

const template = (title: string, text: string, hint: string) =>
  definePart(title, { text: { kind: 'lines', label: 'Metin', max: 700, rows: 6, own: OWN, hint } }, { text });

const FILLED = '{ad}, {Hanım/Bey}, {firmadan}, {kullanıcı}, {Alan}, {ürün} ve {renk} mesajdan dolar.';

/** Texts that staff begin a reply with. They stand on no public page. */
export const replies = definePage({
  title: 'Hazır yanıtlar',
  group: 'shared',
  address: null,
  isInternal: true,
  parts: {
    photo: template(
      'Fotoğraf iste',
      'Merhaba {ad} {Hanım/Bey}, {firmadan} {kullanıcı} ben. {Alan} için gönderdiğiniz listeyi aldık ({ürün}, {renk}). Kapı önü ve süzgeç yerlerini gösteren bir iki fotoğraf gönderirseniz fiyatı bugün çıkarırız.',
      FILLED,
    ),
    price: template(
      'Fiyat gönder',
      'Merhaba {ad}, {ürün} ({renk}) için hazırladığımız fiyat ektedir. Kargo ve montaj ayrı satırdadır; sorunuz olursa bu numaradan yazabilirsiniz.',
      FILLED,
    ),
    visit: template(
      'Randevu',
      'Merhaba {ad}, yerinde ölçü almak için {gün} {saat} uygun mu? Keşif ücretsizdir, yarım saat sürer.',
      `${FILLED} {gün} ve {saat} yanıtlarken yazılır.`,
    ),
    onItsWay: template(
      'Numune yolda',
      'Merhaba {ad}, numune kutunuz bugün kargoya verildi. Takip numarası: {no}. Gelince gün ışığında bakmanızı öneririz.',
      '{kargo} ve {no} kutu kargoya verilince dolar.',
    ),
  },
});
