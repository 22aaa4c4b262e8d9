import { isRouteErrorResponse, type MiddlewareFunction } from 'react-router';

const LAYOUT = 'routes/admin/layout';
type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

let frame: object | undefined;

/** What the frame shows now, for when the next page cannot bring it along. */
export function rememberFrame(data: object): void {
  frame = data;
}

/**
 * Client middleware of the admin layout. When the server cannot be reached, React Router blames the outermost part of
 * the page, and all of it would go. The frame needs nothing new to stay, so the failure is left to the screen inside,
 * which has its own sentence for it.
 */
export const keepFrameOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const own = results[LAYOUT];
  if (frame && request.method === 'GET' && own?.type === 'error' && !isRouteErrorResponse(own.result)) {
    own.type = 'data';
    own.result = { ...frame, toast: null };
  }
  return results;
};
