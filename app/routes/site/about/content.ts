import type { ShownPage } from '#app/features/content/pages.server.ts';

export type AboutContent = ShownPage<'about'>;
