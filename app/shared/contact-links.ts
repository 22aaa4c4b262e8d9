import type { Site } from './site.ts';

/** With non-breaking spaces, so that "No: 12" and "Kadıköy / İstanbul" are not split between lines. */
export const addressLine = ({ address }: Pick<Site, 'address'>) =>
  address.replaceAll(' / ', '\u00a0/\u00a0').replaceAll(/(No:) (?=\d)/g, '$1\u00a0');

export const telLink = (site: Pick<Site, 'phone'>) => `tel:${site.phone.replace(/[^\d+]/g, '')}`;
export const mailLink = (site: Pick<Site, 'email'>) => `mailto:${site.email}`;

/** Opens the showroom in the visitor's maps app. */
export const mapsLink = ({ lat, lng }: Pick<Site, 'lat' | 'lng'>) =>
  `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}`;

export const whatsappLink = (site: Pick<Site, 'whatsapp'>, text?: string) =>
  `https://wa.me/${site.whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
