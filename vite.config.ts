import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const PUBLIC_UI =
  'brand-mark breadcrumb button category-drawing chip class-names external-link fonts icon picture request-reference site-context';
const PUBLIC_FRAME = new RegExp(
  `/app/(?:root\\.tsx|routes/site/(?:layout|page-meta|json-ld)|ui/(?:${PUBLIC_UI.replaceAll(' ', '|')})\\.|shared/(?:images|site|site-pictures|dates)\\.|features/products/category\\.)`,
);
const isPublicFrame = (id: string) => PUBLIC_FRAME.test(id);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: 3000 },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: {
            codeSplitting: {
              groups: [
                // Together they compress better, and stay in the browser's cache while our pages change.
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                },
                // What nearly every public page shows, in one file instead of twenty small ones.
                { name: 'site', test: isPublicFrame },
              ],
            },
          },
        },
      },
    },
    // One server bundle with everything in it, so that no module exists twice.
    ssr: { build: { rollupOptions: { input: './server.ts', checks: { pluginTimings: false } } } },
  },
});
