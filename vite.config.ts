import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minify, type Plugin } from 'vite';
import { cutStyles } from './app/server/http/page-styles/cut-styles.ts';
import browsers from './browsers.json' with { type: 'json' };

/** What nearly every public page shows. */
const FRAME = modules({
  '': 'root',
  'routes/site/': 'content-meta layout page-meta json-ld',
  'ui/':
    'brand-mark breadcrumb button category-drawing chip class-names dimension-line external-link fonts icon link load-in-full nav-link picture request-reference site-context use-hydrated',
  'shared/': 'brand-mark images number-words site site-pictures',
  'features/products/': 'category',
});
/** What lists of products, projects, pictures and posts, and the pages of one of them, show besides. */
const LISTS = modules({
  'routes/site/': 'late-page',
  'ui/': 'empty-state page-head pagination skeleton swatch title-size use-viewer trade-icon',
  'shared/': 'paging paragraphs with-query',
  'features/products/': 'ui/product-card',
});

/** What the pages of one product or project show besides. */
const DETAILS = modules({
  'routes/site/products/': 'paper-head',
  'ui/': 'accordion photo-gallery spec-table',
  'features/products/': 'product-page',
});
/** What every form of visitors has, also the newsletter's. */
const FORMS = modules({ 'ui/': 'spam-traps spinner use-on-return', 'shared/': 'spam-traps' });

/** Shared by public pages and the back-office. Without groups of their own they would be put into the back-office's file. */
const FIELD_ERROR = modules({ 'ui/': 'field-error' });
const FIELDS = modules({ 'ui/': 'banner field focus-first-invalid' });
const TOAST = modules({ 'ui/': 'toast toast-store' });
const WORDS = modules({ 'shared/': 'search-text turkish' });
/** What most screens of the back-office share: its frame, forms and lists. */
const BACK_OFFICE = modules({
  'routes/admin/': 'frame form list layout',
  'ui/':
    'admin-icon badge confirm-dialog count-badge dialog form-section icon-button save-bar segment switch table upload-drop',
  'shared/':
    'activity connection copies dates filtered-list format-bytes hours ids image-url-input input-text locative roles slug upload-rules',
  'features/': 'drafts/draft help/screens media/library-query media/ui/tile-picture schedule/schedule uploads/ui',
});

function modules(names: Record<string, string>): RegExp {
  const groups = Object.entries(names).map(([folder, list]) => `${folder}(?:${list.replaceAll(' ', '|')})`);
  return new RegExp(`/app/(?:${groups.join('|')})[./]`);
}

/**
 * A function that is sent inside every page is minified like the scripts that pages fetch. It becomes a string, because
 * the server's bundle would be indented again.
 */
const minifyInlineScripts: Plugin = {
  name: 'minify-inline-scripts',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /page-scripts\/[\w-]+\.server\.ts$/ },
    handler: async (code, id) => {
      const { code: minified } = await minify(id, code, { module: true });
      const [, source, name] = /^export (function (\w+).*)$/s.exec(minified.trim()) ?? [];
      return source ? { code: `export const ${name} = ${JSON.stringify(source)};`, map: null } : null;
    },
  },
};

/** `app.css?inline&pieces` is the stylesheet in the pieces of which every public page takes its own. */
const cutPageStyles: Plugin = {
  name: 'cut-page-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.css\?inline&pieces$/ },
    handler: (code) => ({ code: `export default ${JSON.stringify(cutStyles(readExport(code)))}`, map: null }),
  },
};

/**
 * React DOM makes five errors as soon as it is loaded. It throws them to itself, as signals to wait or to start again, and knows
 * them by identity, so that nobody sees their stacks. While a browser is inspected (by Lighthouse, tests or developer tools), V8
 * reads all of React DOM a second time to find the line of the first, 12 to 25 ms that visitors never wait. Without stacks, what is
 * measured is what visitors get.
 */
const prepareErrorsWithoutStack: Plugin = {
  name: 'prepare-errors-without-stack',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => {
      const changed = code.replaceAll(
        / = Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm,
        ' = Object.create(Error.prototype, { message: { value: $1 } })',
      );
      if (changed === code)
        throw new Error('Found no prepared errors in React DOM: does it still make them when it is loaded?');
      return { code: changed, map: null };
    },
  },
};

/** Vite's module for a stylesheet is `export default "…"`. */
const readExport = (code: string): string => JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1));

/**
 * Node spends about a millisecond on each module it loads. These packages have 670 of the 1040 that the server would load;
 * as part of its bundle they shorten a start by a third.
 */
const bundleSmallModules: Plugin = {
  name: 'bundle-small-modules',
  apply: 'build',
  config: () => ({ environments: { ssr: { resolve: { noExternal: SMALL_MODULES } } } }),
};
const SMALL_MODULES = [
  ...[/^kysely/, /^zod/, /^better-auth/, /^@better-auth\//, /^better-call/, /^@better-fetch\//, /^@noble\//],
  ...['jose', 'diff', 'nodemailer', 'rou3', 'defu'],
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    minifyInlineScripts,
    cutPageStyles,
    prepareErrorsWithoutStack,
    bundleSmallModules,
  ],
  server: { port: 3000 },
  build: {
    target: 'es2022',
    cssTarget: Object.entries(browsers.plainSite).map(([name, version]) => name + version),
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: {
            // Chrome then compiles it whole while it is fetched, in another thread, instead of each function when it is first called.
            postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                // Together they compress better, and stay in the browser's cache while our pages change.
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                },
                // One file instead of twenty small ones, whose headers would weigh as much as they do.
                { name: 'site', test: FRAME },
                { name: 'lists', test: LISTS },
                { name: 'details', test: DETAILS },
                { name: 'forms', test: FORMS },
                { name: 'field-error', test: FIELD_ERROR },
                { name: 'fields', test: FIELDS },
                { name: 'toast', test: TOAST },
                { name: 'words', test: WORDS },
                { name: 'zod', test: /node_modules\/zod\// },
                { name: 'drag', test: /node_modules\/@dnd-kit\// },
                { name: 'admin', test: BACK_OFFICE },
              ],
            },
          },
        },
      },
    },
    // One server bundle with everything in it, so that no module exists twice; only what supervises workers is apart.
    ssr: { build: { rollupOptions: { input: './main.ts', checks: { pluginTimings: false } } } },
  },
});
