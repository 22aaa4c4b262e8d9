import { hash } from 'node:crypto';
import { z } from 'zod';
import type { PreparedResponse } from './transport/prepared-response.server.ts';

/** The module that hydrates a page: it has the page's data, and imports the page's scripts. Cached pages name its address. */
export interface HydrationScript {
  text: string;
  /** A hash of it. It changes with what the page shows: other data would not match the page's markup. */
  state: string;
  /** Made when the first browser asks for it. */
  answer?: Promise<PreparedResponse>;
}

export function toHydrationScript(text: string): HydrationScript {
  return { text, state: hash('sha256', text, 'base64url').slice(0, 16) };
}

export const HYDRATION_PATH = '/sayfa.js';

/** `page` is the address that the page is cached by. */
export function hydrationAddress(page: string, { state }: HydrationScript): string {
  return `${HYDRATION_PATH}?${new URLSearchParams({ adres: page, hal: state })}`;
}

const query = z.object({ adres: z.string(), hal: z.string() });

export function readHydrationAddress(search: string): { page: string; state: string } | undefined {
  const { data } = query.safeParse(Object.fromEntries(new URLSearchParams(search)));
  return data && { page: data.adres, state: data.hal };
}
