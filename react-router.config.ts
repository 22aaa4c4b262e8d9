import type { Config } from '@react-router/dev/config';
import { precompress } from './scripts/lib/precompress.ts';

export default {
  ssr: true,
  // Links are known from the page itself; without the whole route table a public page carries nothing of the back-office.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
