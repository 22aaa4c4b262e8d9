import { useEffect } from 'react';
import { href, useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Modal } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { CodeField } from './code-field.tsx';
import { answerSignIn, useSignInAsked } from './sign-in-again.ts';
import type { SignInAnswer } from './sign-in-answer.ts';

/** Signs in again over the open page when the session has ended. */
export function SignInDialog({ email }: { email: string }) {
  const open = useSignInAsked();
  return (
    <Modal open={open} onClose={() => answerSignIn(false)} title="Oturumunuz sona erdi">
      <p className="mt-2 text-stone-600">Yazdıklarınız duruyor. Yeniden giriş yapıp kaldığınız yerden devam edin.</p>
      {/* Mounted each time it opens, so that no password or error of the last time is left in it. */}
      {open && <SignInForm email={email} />}
    </Modal>
  );
}

function SignInForm({ email }: { email: string }) {
  const fetcher = useFetcher<SignInAnswer>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer && 'signedIn' in answer) answerSignIn(true);
  }, [answer]);
  const error = answer && 'error' in answer ? answer.error : undefined;
  // From `fetcher.data`, which stays while the code is being sent: the field must not change back meanwhile.
  const codeNeeded = fetcher.data && 'codeNeeded' in fetcher.data && fetcher.data.codeNeeded;

  return (
    <fetcher.Form method="post" action={`${href('/admin/login')}?stay`} noValidate className="mt-5 grid gap-5">
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {codeNeeded ? <CodeField /> : <PasswordFields email={email} />}
      <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel="Giriş yapılıyor...">
        Giriş Yap
      </Button>
    </fetcher.Form>
  );
}

function PasswordFields({ email }: { email: string }) {
  return (
    <>
      <TextField name="email" type="email" label="E-posta" autoComplete="username" defaultValue={email} required />
      <TextField
        name="password"
        type="password"
        label="Şifre"
        autoComplete="current-password"
        required
        data-autofocus
      />
    </>
  );
}
