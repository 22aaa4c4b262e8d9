import { useEffect, useState } from 'react';
import { href } from 'react-router';
import type { Library } from '#app/features/media/library.server.ts';
import { type LibraryQuery, libraryHref } from '#app/features/media/library-query.ts';

const WAIT_MS = 200;

/** The pictures that the picker shows; `failed` when the server gave no list. While another is on its way the last stays. */
export function useLibraryChoices(query: LibraryQuery) {
  const [library, setLibrary] = useState<Library>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const address = libraryHref(href('/admin/media/choices'), query, {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(address, { signal: asking.signal });
        // Without a session the guard redirects to the login: the form's own save asks for signing in.
        const found = answer.ok && !answer.redirected ? ((await answer.json()) as Library) : undefined;
        setFailed(!found);
        if (found) setLibrary(found);
      } catch {
        if (!asking.signal.aborted) setFailed(true);
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, attempt]);

  return { library, failed, retry: () => setAttempt((old) => old + 1) };
}
