import { Outlet } from 'react-router';
import appAdminCss from '#app/app-admin.css?url';
import { adminContext, requireAdmin } from '#app/server/auth/guard.server.ts';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: appAdminCss }];

// The loader must stay, even if it had nothing to load: middleware runs on client navigations only where there is one.
export function loader({ context }: Route.LoaderArgs) {
  return { admin: context.get(adminContext) };
}

export default function AdminLayout() {
  return <Outlet />;
}
