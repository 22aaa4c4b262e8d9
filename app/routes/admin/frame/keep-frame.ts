import { isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { loadInFull } from '#app/ui/load-in-full.ts';
import { hasUnsavedChanges } from './unsaved-changes.tsx';

export const LAYOUT = 'routes/admin/layout';
type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

let frame: object | undefined;

/** The layout's data, for when the next navigation cannot load it. */
export function rememberFrame(data: object): void {
  frame = data;
}

/**
 * Client middleware of the admin layout. When the server cannot be reached, React Router reports the error for the
 * outermost route, whose error page would replace the frame. The frame keeps its last data instead, and the error is
 * shown by the screen inside it, in that screen's own words. A form with unsaved changes stays, and the next screen is
 * offered again.
 */
export const keepFrameOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const own = results[LAYOUT];
  if (frame && request.method === 'GET' && own?.type === 'error' && !isRouteErrorResponse(own.result)) {
    if (hasUnsavedChanges() && new URL(request.url).pathname !== location.pathname) {
      loadInFull(request.url);
      await new Promise(() => {});
    }
    own.type = 'data';
    own.result = { ...frame, toast: null };
  }
  return results;
};
