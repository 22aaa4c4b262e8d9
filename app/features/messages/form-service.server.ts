import { env } from '#app/server/env.server.ts';
import type { FormService } from './relay.server.ts';

/** Of this installation; null when none is set. */
export const formService: FormService | null = env.contactFormUrl
  ? { url: env.contactFormUrl, siteUrl: env.site.url }
  : null;
