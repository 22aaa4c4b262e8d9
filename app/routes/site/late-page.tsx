import { type ReactNode, Suspense } from 'react';
import { Await, Navigate, useAsyncError, useLocation } from 'react-router';

/** What a client loader returns: the data, or a promise of it when the response is slow. */
export type MaybeLate<T> = T | { later: Promise<T> };

const PATIENCE_MS = 200;

/**
 * For pages with a loading text. A quick response is awaited, so that nothing flickers and going back restores the scroll
 * position. A slow one is not: the navigation completes and the loading text is shown.
 */
export async function soonOrLater<T>(load: Promise<T>): Promise<MaybeLate<T>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return (await Promise.race([load, late])) ?? { later: load };
}

export function isLate<T extends object>(data: MaybeLate<T> | undefined): data is { later: Promise<T> } {
  return data !== undefined && 'later' in data;
}

interface LatePageProps<T> {
  data: MaybeLate<T>;
  fallback: ReactNode;
  /** Rendered when the data arrives after the head, which then has no title. */
  title?: (data: T) => string;
  children: (data: T) => ReactNode;
}

export function LatePage<T extends object>({ data, fallback, title, children }: LatePageProps<T>) {
  const { key } = useLocation();
  if (!isLate(data)) return children(data);
  return (
    <Suspense key={key} fallback={fallback}>
      <Await resolve={data.later} errorElement={<FollowRedirect />}>
        {(loaded: T) => (
          <>
            {title && <title>{title(loaded)}</title>}
            {children(loaded)}
          </>
        )}
      </Await>
    </Suspense>
  );
}

/** Follows a redirect that arrives late. Other errors go to the error boundary. */
function FollowRedirect() {
  const error = useAsyncError();
  const target = error instanceof Response ? error.headers.get('location') : null;
  if (!target) throw error;
  return <Navigate to={target} replace />;
}
