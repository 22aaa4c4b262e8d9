import { once } from 'node:events';
import { startProcessGroup } from './process-group.ts';

/** A screen in memory, for a browser that cannot run without one. */
export async function startDisplay(): Promise<{ name: string; end: () => Promise<void> }> {
  const server = startProcessGroup('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [number] = await Promise.race([
      once(server.process.stdout ?? server.process, 'data', { signal: AbortSignal.timeout(20_000) }),
      once(server.process, 'exit').then(() => Promise.reject(new Error('Xvfb ended at its start'))),
    ]);
    return { name: `:${String(number).trim()}`, end: server.end };
  } catch (error) {
    await server.end();
    throw error;
  }
}
