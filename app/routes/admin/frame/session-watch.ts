import { useEffect, useRef, useState } from 'react';
import { href, useLocation, useRevalidator } from 'react-router';
import { answerSignIn, askToSignIn } from './sign-in-again.ts';
import { hasUnsavedChanges } from './unsaved-changes.tsx';

const SIGNED_IN = 'admin-signed-in';

/**
 * Tells the other tabs of this browser who is signed in, or that nobody is; each of them then asks the server itself. The
 * browser tells them only of a change, so that merely opening another page disturbs nobody.
 */
export function useAnnounceSession(adminId: string | null) {
  useEffect(() => {
    try {
      localStorage.setItem(SIGNED_IN, adminId ?? '');
    } catch {
      // Storage full or switched off: the other tabs ask when they come back from the background.
    }
  }, [adminId]);
}

/**
 * Asks the server whether the session is still valid whenever it may have ended unnoticed: when the tab comes back from
 * the background or from the back/forward cache, and when another tab signed in or out. If it ended, the tab goes to the
 * login; a form with unsaved changes stays, and the dialog asks to sign in again. Returns whether a check is under way.
 */
export function useSessionWatch(email: string): boolean {
  const [checking, setChecking] = useState(false);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let current: AbortController | undefined;
    const check = async () => {
      current?.abort();
      const controller = new AbortController();
      current = controller;
      setChecking(true);
      const session = await askServer(controller.signal);
      if (controller.signal.aborted) return;
      if (session === 'ended' && !hasUnsavedChanges()) return goToLogin();
      setChecking(false);
      if (session === 'ended') void askToSignIn();
      else if (session !== 'unknown') {
        answerSignIn(true);
        if (session.email !== email) void revalidate();
      }
    };

    const onVisible = () => document.visibilityState === 'visible' && void check();
    const onShow = (event: PageTransitionEvent) => event.persisted && void check();
    const onStorage = ({ key }: StorageEvent) => key === SIGNED_IN && void check();
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    return () => {
      current?.abort();
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
    };
  }, [email, revalidate]);

  return checking;
}

const POLL_MS = 60_000;

/**
 * How many messages are unread: as the page was loaded, then as the server says whenever another screen is opened, the
 * tab comes back, and once a minute. The layout's own data is loaded again only after a change.
 */
export function useUnread(loaded: number): number {
  const { key } = useLocation();
  const [unread, setUnread] = useState(loaded);
  const loadedFor = useRef(key);
  useEffect(() => setUnread(loaded), [loaded]);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const session = await askServer(controller.signal);
      if (typeof session === 'object' && !controller.signal.aborted) setUnread(session.unread);
    };
    if (key !== loadedFor.current) void ask();
    const timer = setInterval(() => void ask(), POLL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [key]);
  return unread;
}

/** 'unknown' when the server cannot be reached: a lost connection must not lead to the login. */
async function askServer(signal: AbortSignal): Promise<{ email: string; unread: number } | 'ended' | 'unknown'> {
  try {
    // Without a session the guard redirects; not followed, the redirect can be recognised.
    const response = await fetch(href('/admin/session'), { redirect: 'manual', signal });
    if (response.ok) return await response.json();
    return response.type === 'opaqueredirect' ? 'ended' : 'unknown';
  } catch {
    return 'unknown';
  }
}

function goToLogin() {
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  window.location.assign(`${href('/admin/login')}?next=${next}`);
}
