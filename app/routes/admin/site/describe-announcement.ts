import { type Announcement, stateOf } from '#app/features/content/announcement.ts';
import { formatMoment } from '#app/shared/dates.ts';

/** When visitors see it: "Şu an sitede görünüyor. Bitiş: 2 Kasım 2026 18:00." */
export function describeAnnouncement(announcement: Announcement, now: Date): string {
  const { from, until } = announcement;
  const end = until ? ` Bitiş: ${formatMoment(until)}.` : '';
  switch (stateOf(announcement, now)) {
    case 'none':
      return 'Sitede duyuru yok.';
    case 'waiting':
      return `Henüz görünmüyor. Başlangıç: ${formatMoment(from ?? '')}.${end}`;
    case 'live':
      return `Şu an sitede görünüyor.${end}`;
    case 'over':
      return `Süresi doldu.${end}`;
  }
}
