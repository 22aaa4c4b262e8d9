import { createServer } from 'node:http';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { countAnswer, storeCounts } from '#app/features/insight/counting.server.ts';
import { finishSending } from '#app/features/mail/mailer.server.ts';
import { startHousekeeping } from '#app/features/setup/housekeeping.server.ts';
import { prepareSite } from '#app/features/setup/prepare-site.server.ts';
import { database, db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { createHandler } from '#app/server/http/handler.server.ts';
import { LONGEST_BODY_MS } from '#app/server/http/policy/body-limits.server.ts';
import { commonHeaders } from '#app/server/http/policy/security-headers.server.ts';
import { createStaticFiles } from '#app/server/http/transport/static-files.server.ts';
import { stopOnSignal } from '#app/server/http/transport/stop.server.ts';

/** In development, scripts/dev.ts loads this module and starts its own server. */
export const handler = createHandler(build as unknown as ServerBuild, countAnswer);
export { prepareSite };

if (import.meta.env.PROD) {
  const firstAdmin = await prepareSite();
  const https = env.site.url.startsWith('https://');
  const staticFiles = createStaticFiles(
    join(import.meta.dirname, '..', 'client'),
    commonHeaders({ https, production: env.production }),
  );
  const limits = {
    headersTimeout: 20_000,
    requestTimeout: LONGEST_BODY_MS,
    connectionsCheckingInterval: 5_000,
    // Longer than proxies keep theirs (60 s): one that sends a form on a connection that closes here answers 502.
    keepAliveTimeout: 65_000,
  };
  const server = createServer(limits, (request, response) =>
    staticFiles(request, response, () => handler(request, response)),
  );
  server.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    process.stdout.write(`\n  Site   http://localhost:${port}\n  Admin  http://localhost:${port}/admin\n`);
    if (firstAdmin)
      process.stdout.write(`  E-mail ${firstAdmin.email}\n  Password (shown once) ${firstAdmin.password}\n`);
    process.stdout.write('\n');
  });
  startHousekeeping();
  stopOnSignal(server, async () => {
    await storeCounts(db);
    await finishSending();
    await database.close();
  });
}
