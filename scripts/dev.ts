import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';

process.env.NODE_ENV = 'development';

/** The development server: the production handler, loaded through Vite for hot reloading. */
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
type ServerModule = typeof import('../server.ts');
const load = () => vite.ssrLoadModule('./server.ts') as Promise<ServerModule>;

const firstAdmin = await (await load()).prepareSite();
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      await (await load()).handler(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      process.stderr.write(`${(error as Error).stack}\n`);
      response.writeHead(500).end((error as Error).stack);
    }
  });
});
server.listen(port, host, () => {
  process.stdout.write(`\n  Site   http://localhost:${port}\n  Admin  http://localhost:${port}/admin\n`);
  if (firstAdmin)
    process.stdout.write(`  E-mail ${firstAdmin.email}\n  Password (shown once) ${firstAdmin.password}\n`);
});
