import type { ReactNode } from 'react';
import { href } from 'react-router';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Icon } from '#app/ui/icon.tsx';

export type Place = { label: string; to: string; icon: ReactNode };

export const MESSAGES = href('/admin/messages');

/** The sidebar has what staff publish; these are the site itself and the business, in the top bar. */
export const SITE_PLACES = withAddress([
  { label: 'Mesajlar', to: MESSAGES, icon: <Icon name="mail" /> },
  { label: 'Site ve sayfalar', to: href('/admin/site'), icon: <Icon name="pages" /> },
  { label: 'Görseller', to: null, icon: <Icon name="photo" /> },
  { label: 'Yardım', to: null, icon: <AdminIcon name="help" /> },
]);

/** In the menu under the e-mail address. */
export const ACCOUNT_PLACES = withAddress([
  { label: 'Hesabım', to: href('/admin/account'), icon: <Icon name="user" /> },
  { label: 'Kullanıcılar', to: null, icon: <AdminIcon name="users" /> },
  { label: 'Geçmiş', to: href('/admin/activity'), icon: <Icon name="clock" /> },
  { label: 'Çöp kutusu', to: href('/admin/bin'), icon: <Icon name="bin" /> },
]);

/** A place whose screen does not exist yet keeps its position in the list, and is not shown. */
function withAddress(places: (Omit<Place, 'to'> & { to: string | null })[]): Place[] {
  return places.flatMap(({ to, ...place }) => (to ? [{ ...place, to }] : []));
}
