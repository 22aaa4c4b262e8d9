import type { LoadRequest } from './steady-load.ts';

/** Pages that the site caches. */
export const CACHED_PAGES = ['/', '/products', '/products/masif-deck-140', '/projects', '/blogs', '/gallery', '/about'];

export const cachedPage = (count: number): LoadRequest => ({
  kind: 'cached page',
  path: CACHED_PAGES[count % CACHED_PAGES.length] ?? '/',
});

export const search = (count: number): LoadRequest => ({ kind: 'search', path: `/ara?q=deck+${count}` });

/** Each from another address, because otherwise the limit per address would refuse it before the database is asked. */
export function contactMessage(count: number, message: string): LoadRequest {
  const fields = { name: 'Ali Veli', email: 'ali@example.com', phone: '0555 555 55 55', message };
  const address = [10, (count >> 16) & 255, (count >> 8) & 255, count & 255].join('.');
  const headers = { 'x-forwarded-for': address };
  return { kind: 'message', path: '/contact', init: { method: 'POST', body: new URLSearchParams(fields), headers } };
}

export const adminPage = (cookie: string, path: string): LoadRequest => ({
  kind: 'admin page',
  path,
  init: { headers: { cookie } },
});

export const picture = (path: string): LoadRequest => ({ kind: 'picture', path });

export function uploadPicture(cookie: string, bytes: Uint8Array): LoadRequest {
  const body = new FormData();
  body.set('purpose', 'gallery');
  body.set('file', new File([Buffer.from(bytes)], 'foto.jpg', { type: 'image/jpeg' }));
  return { kind: 'upload', path: '/admin/uploads', init: { method: 'POST', body, headers: { cookie } } };
}

export const adminChange = (cookie: string, path: string, fields: Record<string, string>): LoadRequest => ({
  kind: 'admin change',
  path,
  init: { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } },
});
