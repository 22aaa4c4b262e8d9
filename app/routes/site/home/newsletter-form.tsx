import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { href } from 'react-router';
import { CONSENT_LINK, CONSENT_TEXT } from '#app/features/newsletter/consent.ts';
import { type NewsletterAnswer, newsletterAnswer } from '#app/features/newsletter/outcome.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { showToastLazily } from '#app/ui/lazy-toast.tsx';
import { Link } from '#app/ui/link.tsx';
import { SpamTraps, useSpamTraps } from '#app/ui/spam-traps.tsx';
import { useOnReturn } from '#app/ui/use-on-return.ts';

/** With JavaScript the outcome is a toast; without, the server redirects back here with the outcome in the address. */
export function NewsletterForm({ outcome }: { outcome: NewsletterAnswer | null }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const traps = useSpamTraps();
  const [sent, setSent] = useState<NewsletterAnswer>();
  const [sending, setSending] = useState(false);
  /** Whether the toast could not be loaded. */
  const [isUntold, setIsUntold] = useState(false);
  const answer = sent ?? outcome;
  const failure = answer && !answer.ok ? answer.text : undefined;

  useEffect(() => {
    if (!sent) return;
    if (sent.ok) {
      form.current?.reset();
      showToastLazily({ kind: 'success', text: sent.text }).catch(() => setIsUntold(true));
    } else form.current?.querySelector<HTMLInputElement>('input[name=email]')?.focus();
  }, [sent]);

  useOnReturn(() => setSending(false));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    traps.complete(data);
    setSending(true);
    setSent(await send(data));
    setSending(false);
  }

  const [beforeLink, afterLink] = CONSENT_TEXT.split(CONSENT_LINK);
  return (
    <form
      ref={form}
      method="post"
      action={href('/newsletter')}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-6"
    >
      {answer?.ok && (!sent || isUntold) && (
        <p role="status" className="mb-4 flex items-center gap-2 font-semibold text-ok">
          <Icon name="ok" className="size-6" />
          {answer.text}
        </p>
      )}
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="field">
          <label htmlFor={id}>E-posta adresiniz</label>
          <input
            className="input"
            id={id}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="ad@ornek.com"
            defaultValue={outcome?.typed}
            required
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? `${id}-error` : undefined}
          />
        </div>
        <Button type="submit" disabled={sending}>
          Abone Ol
        </Button>
      </div>
      {failure && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{failure}</FieldError>
        </div>
      )}
      <SpamTraps />
      <p className="mt-4 text-sm text-stone-600">
        {beforeLink}
        <Link className="underline underline-offset-4" to={href('/privacy')}>
          {CONSENT_LINK}
        </Link>
        {afterLink}
      </p>
    </form>
  );
}

/** fetch instead of a router submission, which would replace the form by an error page when there is no connection. */
async function send(data: FormData): Promise<NewsletterAnswer> {
  try {
    const body = new URLSearchParams(Array.from(data, ([name, value]) => [name, String(value)]));
    return await (await fetch(href('/newsletter'), { method: 'POST', body })).json();
  } catch {
    return newsletterAnswer('olmadi');
  }
}
