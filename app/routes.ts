import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  // Site
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    //     route('privacy', 'routes/site/pages/privacy.tsx'),
    //     route('terms', 'routes/site/pages/terms.tsx'),
    //     route('installation-guide', 'routes/site/pages/installation-guide.tsx'),
    //     route('faq', 'routes/site/pages/faq.tsx'),
    //     route('return-policy', 'routes/site/pages/return-policy.tsx'),
    //     route('payment-options', 'routes/site/pages/payment-options.tsx'),
    //     route('erisilebilirlik', 'routes/site/pages/accessibility.tsx'),
  ]),

  // Back-office: everything inside the layout is guarded by its middleware
  route('admin/login', 'routes/admin/login.tsx'),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/index.tsx'),
    route('dashboard', 'routes/admin/dashboard.tsx'),
    route('logout', 'routes/admin/logout.tsx'),
    route('ui', 'routes/admin/ui.tsx'),
  ]),

  // Answers without a page
  route('images/*', 'routes/resources/image.ts'),
  route('pictures/:hash/:file', 'routes/resources/picture.ts'),
  route('healthz', 'routes/resources/healthz.ts'),
  route('readyz', 'routes/resources/readyz.ts'),
  route('*', 'routes/site/unknown.ts'),
] satisfies RouteConfig;
