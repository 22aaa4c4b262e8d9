import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  // Site
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('products', 'routes/site/products/list.tsx'),
    route('products/:slug', 'routes/site/products/detail.tsx'),
    route('projects', 'routes/site/projects/list.tsx'),
    route('projects/:slug', 'routes/site/projects/detail.tsx'),
    route('gallery', 'routes/site/gallery.tsx'),
    route('blogs', 'routes/site/blogs/list.tsx'),
    route('blogs/:slug', 'routes/site/blogs/detail.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('ara', 'routes/site/search.tsx'),
    route('tesekkurler', 'routes/site/thanks.tsx'),
    route('privacy', 'routes/site/pages/privacy.tsx'),
    route('terms', 'routes/site/pages/terms.tsx'),
    route('installation-guide', 'routes/site/pages/installation-guide.tsx'),
    route('faq', 'routes/site/pages/faq.tsx'),
    route('return-policy', 'routes/site/pages/return-policy.tsx'),
    route('payment-options', 'routes/site/pages/payment-options.tsx'),
    route('erisilebilirlik', 'routes/site/pages/accessibility.tsx'),
  ]),

  // Back-office: everything inside the layout is guarded by its middleware
  route('admin/login', 'routes/admin/login.tsx'),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/index.tsx'),
    route('dashboard', 'routes/admin/dashboard.tsx'),
    ...prefix('products', [
      index('routes/admin/products/list.tsx'),
      route('new', 'routes/admin/products/edit.tsx', { id: 'admin-product-new' }),
      route(':id/edit', 'routes/admin/products/edit.tsx', { id: 'admin-product-edit' }),
    ]),
    route('colors', 'routes/admin/colors.tsx'),
    ...prefix('projects', [
      index('routes/admin/projects/list.tsx'),
      route('new', 'routes/admin/projects/edit.tsx', { id: 'admin-project-new' }),
      route(':id/edit', 'routes/admin/projects/edit.tsx', { id: 'admin-project-edit' }),
    ]),
    ...prefix('blogs', [
      index('routes/admin/blogs/list.tsx'),
      route('new', 'routes/admin/blogs/edit.tsx', { id: 'admin-blog-new' }),
      route(':id/edit', 'routes/admin/blogs/edit.tsx', { id: 'admin-blog-edit' }),
      route(':id/preview', 'routes/admin/blogs/preview.tsx'),
    ]),
    ...prefix('gallery', [
      index('routes/admin/gallery/list.tsx'),
      route('new', 'routes/admin/gallery/edit.tsx', { id: 'admin-gallery-new' }),
      route(':id/edit', 'routes/admin/gallery/edit.tsx', { id: 'admin-gallery-edit' }),
    ]),
    ...prefix('messages', [
      index('routes/admin/messages/list.tsx'),
      route('export.csv', 'routes/admin/messages/export.ts'),
      route('newsletter.csv', 'routes/admin/messages/newsletter.ts'),
      route(':id', 'routes/admin/messages/detail.tsx'),
    ]),
    route('activity', 'routes/admin/activity.tsx'),
    route('account', 'routes/admin/account.tsx'),
    route('uploads', 'routes/admin/uploads.ts'),
    route('logout', 'routes/admin/logout.tsx'),
    route('session', 'routes/admin/session.ts'),
    route('ui', 'routes/admin/ui.tsx'),
  ]),

  // Answers without a page. Renditions (/pictures/…) and /metrics are answered before the router, in server/http/handler.
  route('newsletter', 'routes/resources/newsletter.ts'),
  route('gallery/items', 'routes/resources/gallery-items.ts'),
  route('images/*', 'routes/resources/image.ts'),
  route('paylas/:kind/:file', 'routes/resources/share-picture.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('sitemaps/:file', 'routes/resources/sitemap-part.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('feed.xml', 'routes/resources/feed-rss.ts'),
  route('atom.xml', 'routes/resources/feed-atom.ts'),
  route('site.webmanifest', 'routes/resources/web-manifest.ts'),
  route('llms.txt', 'routes/resources/llms.ts'),
  route('healthz', 'routes/resources/healthz.ts'),
  route('readyz', 'routes/resources/readyz.ts'),
  route('*', 'routes/site/unknown.ts'),
] satisfies RouteConfig;
