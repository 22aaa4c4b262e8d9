import { useEffect } from 'react';
import { data, Outlet } from 'react-router';
import appAdminCss from '#app/app-admin.css?url';
import { countUnread } from '#app/features/messages/admin-queries.server.ts';
import { adminContext, requireAdmin } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { takeToast } from '#app/server/toast.server.ts';
import { showToast, Toaster } from '#app/ui/toast.tsx';
import type { Route } from './+types/layout.ts';
import { keepFormOnFailure } from './form/submission-failed.ts';
import { useUndo } from './form/use-undo.ts';
import { Frame } from './frame/frame.tsx';
import { keepFrameOnFailure, rememberFrame } from './frame/keep-frame.ts';
import { LoadFailure } from './frame/load-failure.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepFrameOnFailure, keepFormOnFailure];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: appAdminCss }];

// Titles are set by AdminPage, which every screen is made of.
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }];

// Needed even if it loaded nothing: on client navigations, middleware runs only for routes with a loader.
export async function loader({ request, context }: Route.LoaderArgs) {
  const { toast, headers } = await takeToast(request);
  return data({ admin: context.get(adminContext), unread: await countUnread(db), toast }, { headers });
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { toast } = loaderData;
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast]);
  useEffect(() => rememberFrame(loaderData), [loaderData]);
  return (
    <>
      <Frame {...loaderData}>
        <Outlet />
      </Frame>
      <Toaster onUndo={useUndo()} />
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const content = <LoadFailure error={error} />;
  return (
    <>
      {loaderData ? <Frame {...loaderData}>{content}</Frame> : <main className="min-h-svh bg-stone-50">{content}</main>}
      <Toaster />
    </>
  );
}
