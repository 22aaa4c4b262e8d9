import { createAuth } from '#app/server/auth/create-auth.server.ts';
import { readSessionSecret } from '#app/server/auth/session-secret.server.ts';
import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';

/** Sign-in of this installation. */
export const auth = createAuth({
  db,
  secret: readSessionSecret(env.sessionSecret, env.dataDir),
  siteUrl: env.site.url,
  siteName: env.site.name,
});
