import { createCookie, redirect } from 'react-router';
import { z } from 'zod';
import { env } from '#app/server/env.server.ts';
import { idInput } from '#app/shared/ids.ts';
import { ownPath } from '#app/shared/own-path.ts';

/** A page of this site: the cookie is not signed. */
const ownAddress = z.string().refine((to) => ownPath(to, '') === to);

const toastSchema = z.object({
  kind: z.enum(['success', 'error']),
  text: z.string().max(500),
  detail: z.string().max(500).optional(),
  link: z.object({ to: ownAddress, label: z.string().max(40), inside: z.literal(true).optional() }).optional(),
  undo: z.object({ to: ownAddress, fields: z.record(z.string().max(40), z.string().max(4_000)) }).optional(),
  /** The record that was saved, for the list to mark. */
  saved: idInput.optional(),
});
export type Toast = z.infer<typeof toastSchema>;

const https = env.site.url.startsWith('https://');

// Holds a text for the next page, nothing else, so it needs no signature; it is parsed like any other input.
const cookie = createCookie(`${https ? '__Host-' : ''}kompozit.toast`, {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: https,
  maxAge: 60,
});

/** Goes on to another page of the back-office, which shows the text. */
export async function redirectWithToast(
  to: string,
  toast: Toast,
  init: { headers?: HeadersInit } = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.append('set-cookie', await cookie.serialize(toast));
  return redirect(to, { headers });
}

/** The text left by the page before, and the header that forgets it. */
export async function takeToast(request: Request): Promise<{ toast: Toast | null; headers: Headers }> {
  const headers = new Headers();
  const toast = await readToast(request);
  if (toast) headers.append('set-cookie', await cookie.serialize('', { maxAge: 0 }));
  return { toast, headers };
}

/** The text left by the page before, for a list that has more to say about it; the layout forgets it. */
export async function readToast(request: Request): Promise<Toast | null> {
  return toastSchema.safeParse(await cookie.parse(request.headers.get('cookie'))).data ?? null;
}
