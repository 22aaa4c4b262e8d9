import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { Right } from '#app/shared/roles.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useMay } from './use-may.ts';

/** `right`: hidden from who may not go there. */
export type Place = { label: string; to: string; icon: ReactNode; right?: Right };

export const MESSAGES = href('/admin/messages');

/** The sidebar has what staff publish; these are the site itself and the business, in the top bar. */
export const SITE_PLACES = withAddress([
  { label: 'Mesajlar', to: MESSAGES, icon: <Icon name="mail" /> },
  { label: 'Site ve sayfalar', to: href('/admin/site'), icon: <Icon name="pages" /> },
  { label: 'Görseller', to: href('/admin/media'), icon: <Icon name="photo" /> },
  { label: 'Yardım', to: href('/admin/help'), icon: <AdminIcon name="help" /> },
]);

/** In the menu under the e-mail address. */
const ACCOUNT_PLACES = withAddress([
  { label: 'Hesabım', to: href('/admin/account'), icon: <AdminIcon name="user" /> },
  { label: 'Kullanıcılar', to: href('/admin/people'), icon: <AdminIcon name="users" />, right: 'people' },
  { label: 'Geçmiş', to: href('/admin/activity'), icon: <Icon name="clock" /> },
  { label: 'Çöp kutusu', to: href('/admin/bin'), icon: <Icon name="bin" /> },
]);

/** A place whose screen does not exist yet keeps its position in the list, and is not shown. */
function withAddress(places: (Omit<Place, 'to'> & { to: string | null })[]): Place[] {
  return places.flatMap(({ to, ...place }) => (to ? [{ ...place, to }] : []));
}

/** Those that this person may go to. */
export function useAccountPlaces(): Place[] {
  const may = useMay();
  return ACCOUNT_PLACES.filter(({ right }) => !right || may(right));
}
