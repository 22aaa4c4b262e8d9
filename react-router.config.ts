import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Every page names all routes' chunks it may need; a manifest fetched on the way would be one request more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
