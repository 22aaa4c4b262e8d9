import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './scripts/lib/precompress.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  server: { port: 3000 },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // One server bundle with everything in it, so that no module exists twice.
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
  },
});
