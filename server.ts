import cluster from 'node:cluster';
import { createServer } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { countAnswer, storeCounts } from '#app/features/insight/counting.server.ts';
import { finishSending } from '#app/features/mail/mailer.server.ts';
import { keepPagesCurrent, startHousekeeping } from '#app/features/setup/housekeeping.server.ts';
import { type FirstAdmin, prepareSite } from '#app/features/setup/prepare-site.server.ts';
import { database, db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { createHandler } from '#app/server/http/handler.server.ts';
import { LONGEST_BODY_MS } from '#app/server/http/policy/body-limits.server.ts';
import { commonHeaders } from '#app/server/http/policy/security-headers.server.ts';
import { createStaticFiles } from '#app/server/http/transport/static-files.server.ts';
import { stopOnSignal } from '#app/server/http/transport/stop.server.ts';
import { becomeHousekeeper, leaveFigures } from '#app/server/workers/worker.server.ts';

/** In development, scripts/dev.ts loads this module and starts its own server. */
export const handler = createHandler(build as unknown as ServerBuild, countAnswer);
export { prepareSite };

/** The built site. `clientFolder` holds the files that browsers fetch. */
export async function serveSite(clientFolder: string): Promise<void> {
  const firstAdmin = await prepareSite();
  const https = env.site.url.startsWith('https://');
  const staticFiles = createStaticFiles(clientFolder, commonHeaders({ https, production: env.production }));
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
    // Of several workers the first one starts alone.
    if (!cluster.worker || cluster.worker.id === 1) printAddress(port, firstAdmin);
  });
  keepPagesCurrent();
  void becomeHousekeeper().then(startHousekeeping);
  stopOnSignal(server, async () => {
    await storeCounts(db);
    await leaveFigures();
    await finishSending();
    await database.close();
  });
}

function printAddress(port: number, firstAdmin: FirstAdmin | undefined): void {
  process.stdout.write(`\n  Site   http://localhost:${port}\n  Admin  http://localhost:${port}/admin\n`);
  if (firstAdmin)
    process.stdout.write(`  E-mail ${firstAdmin.email}\n  Password (shown once) ${firstAdmin.password}\n`);
  process.stdout.write('\n');
}
