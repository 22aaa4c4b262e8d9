import { type ReactNode, Suspense } from 'react';
import { Await, Navigate, useAsyncError, useLocation } from 'react-router';

/** What a page's client loader gives: the data, or a promise of it when the answer takes a while. */
export type MaybeLate<T> = T | { later: Promise<T> };

const PATIENCE_MS = 200;

/**
 * For pages with a loading text. A quick answer is shown at once, without a flicker and with the scroll position kept
 * on the way back; after a moment the navigation goes on without it.
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
  /** For a head that was made before the data came, and has no title. */
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

/** A redirect that came late is followed; anything else is for the error page. */
function FollowRedirect() {
  const error = useAsyncError();
  const target = error instanceof Response ? error.headers.get('location') : null;
  if (!target) throw error;
  return <Navigate to={target} replace />;
}
