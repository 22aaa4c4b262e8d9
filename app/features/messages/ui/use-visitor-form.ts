import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSubmit } from 'react-router';
import { useFocusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { useSpamTraps } from '#app/ui/spam-traps.tsx';
import { useOnReturn } from '#app/ui/use-on-return.ts';
import { REFERRING_SITE } from '../referring-site.ts';

/** A form that visitors send to the company: it posts to its own page and keeps its text whatever happens. */
export function useVisitorForm(failure: { errors?: object | undefined; banner?: string | undefined } | undefined) {
  const form = useFocusFirstInvalid(failure?.errors);
  const banner = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const here = useLocation();
  const traps = useSpamTraps();
  const sending = navigation.state !== 'idle' && navigation.formMethod === 'POST';

  useEffect(() => {
    if (failure?.banner) banner.current?.focus();
  }, [failure]);

  // Going to where we are gives up what is under way; the fields keep their text.
  useOnReturn(() => {
    if (sending) void navigate(here, { replace: true, preventScrollReset: true });
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    traps.complete(data);
    data.set(REFERRING_SITE, storedReferringSite());
    submit(data, { method: 'post', preventScrollReset: true });
  }

  return { form, banner, sending, send };
}

/** Stored when the site was entered (server/http/page-scripts/remember-referring-site). */
function storedReferringSite(): string {
  try {
    return sessionStorage.getItem('kaynak') ?? '';
  } catch {
    // Storage is switched off.
    return '';
  }
}
