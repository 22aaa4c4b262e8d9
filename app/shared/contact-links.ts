import type { Site } from './site.ts';

export const telLink = (site: Pick<Site, 'phone'>) => `tel:${site.phone.replace(/[^\d+]/g, '')}`;
export const mailLink = (site: Pick<Site, 'email'>) => `mailto:${site.email}`;

/** Opens the visitor's own map application or page at the showroom. */
export const mapsLink = ({ lat, lng }: Pick<Site, 'lat' | 'lng'>) =>
  `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}`;

export const whatsappLink = (site: Pick<Site, 'whatsapp'>, text?: string) =>
  `https://wa.me/${site.whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
