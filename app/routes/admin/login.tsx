import { useEffect } from 'react';
import { data, Form, href, redirect, useLocation, useNavigate, useNavigation } from 'react-router';
import { z } from 'zod';
import appAdminCss from '#app/app-admin.css?url';
import { noteActivityOf } from '#app/server/activity.server.ts';
import { findAdmin } from '#app/server/auth/guard.server.ts';
import { PASSWORD_MAX } from '#app/server/auth/password-rules.server.ts';
import { enterCode, signInAdmin, WRONG_PASSWORD } from '#app/server/auth/sign-in.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { redirectWithToast } from '#app/server/toast.server.ts';
import { isConnectionError, NO_CONNECTION } from '#app/shared/connection.ts';
import { cleanLine } from '#app/shared/input-text.ts';
import { ownPath } from '#app/shared/own-path.ts';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { useOnReturn } from '#app/ui/use-on-return.ts';
import type { Route } from './+types/login.ts';
import { CodeField } from './frame/code-field.tsx';
import { useAnnounceSession } from './frame/session-watch.ts';
import type { SignInAnswer } from './frame/sign-in-answer.ts';
import { findSignInPicture } from './sign-in/sign-in-picture.server.ts';
import { SignInLink, SignInScreen } from './sign-in/sign-in-screen.tsx';

const FAILED = 'Giris yapilirken bir hata olustu';
const EMAIL_MAX = 254;
const credentials = z.object({
  email: z.string().transform(cleanLine).pipe(z.string().min(1).max(EMAIL_MAX)),
  password: z.string().min(1).max(PASSWORD_MAX),
});
const typedCode = z.string().trim().max(64).catch('');

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: appAdminCss }];

export const meta: Route.MetaFunction = () => [
  { title: 'Admin Paneli' },
  { name: 'robots', content: 'noindex, nofollow' },
];

/** For `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (await findAdmin(request.headers)) throw redirect(ownPath(url.searchParams.get('next'), href('/admin')));
  return { picture: await findSignInPicture(context) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData());
  const email = typeof form.email === 'string' ? form.email.slice(0, EMAIL_MAX) : '';
  const facts = context.get(requestFacts);
  const codeEntered = form.code !== undefined;
  const parsed = credentials.safeParse(form);
  if (!codeEntered && !parsed.success) {
    // No account has an address or a password of such length, so there is nothing to check.
    const tooLong = parsed.error.issues.some((issue) => issue.code === 'too_big');
    const refusal = tooLong ? WRONG_PASSWORD : { status: 400, message: 'E-posta ve sifre gereklidir' };
    return data<SignInAnswer>({ error: refusal.message, email, codeNeeded: false }, { status: refusal.status });
  }
  const result = parsed.success
    ? await signInAdmin(parsed.data, request, facts)
    : await enterCode(typedCode.parse(form.code), request.headers, facts);
  if (result.ok === 'code-needed')
    return data<SignInAnswer>({ error: null, email, codeNeeded: true }, { headers: result.headers });
  if (!result.ok) {
    const wait = new Headers(result.retryAfter ? { 'retry-after': String(result.retryAfter) } : {});
    return data<SignInAnswer>(
      { error: result.message, email, codeNeeded: codeEntered },
      { status: result.status, headers: wait },
    );
  }
  await noteActivityOf(result.admin, { action: 'sign_in', entity: 'account' });
  // The dialog of the frame signs in again without leaving the page that is open.
  if (url.searchParams.has('stay')) return data<SignInAnswer>({ signedIn: true }, { headers: result.headers });
  const next = ownPath(url.searchParams.get('next'), href('/admin/dashboard'));
  return redirectWithToast(next, { kind: 'success', text: 'Giris basarili' }, { headers: result.headers });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const here = useLocation();
  const failure: { error: string; email: string; detail?: string } | undefined =
    actionData && 'error' in actionData && actionData.error !== null ? actionData : undefined;
  const codeNeeded = Boolean(actionData && 'codeNeeded' in actionData && actionData.codeNeeded);
  useAnnounceSession(null);
  useOnReturn(() => {
    if (busy) void navigate(here, { replace: true });
  });
  useEffect(() => {
    if (failure) showToast({ kind: 'error', text: failure.error, detail: failure.detail });
  }, [failure]);

  return (
    <SignInScreen
      picture={loaderData.picture}
      title="Admin Paneli"
      text={
        codeNeeded
          ? 'Dogrulama uygulamanizdaki 6 haneli kodu ya da yedek kodlarinizdan birini girin.'
          : 'Devam etmek icin hesabinizla giris yapin.'
      }
    >
      {codeNeeded ? (
        <Form key="code" method="post" noValidate className="mt-8 grid grid-cols-1 gap-5">
          {failure && <FailureBanner {...failure} />}
          <CodeField />
          <Button type="submit" className="mt-2 w-full" busy={busy} busyLabel="Giris yapiliyor...">
            Giris Yap
          </Button>
          <a className="link justify-self-start" href={href('/admin/login')}>
            Bastan basla
          </a>
        </Form>
      ) : (
        <Form key="password" method="post" noValidate className="mt-8 grid grid-cols-1 gap-5">
          {failure && <FailureBanner {...failure} />}
          <TextField
            name="email"
            type="email"
            label="E-posta"
            autoComplete="username"
            placeholder="ad@ornek.com"
            defaultValue={failure?.email}
            aria-required
          />
          <TextField name="password" type="password" label="Sifre" autoComplete="current-password" aria-required />
          <Button type="submit" className="mt-2 w-full" busy={busy} busyLabel="Giris yapiliyor...">
            Giris Yap
          </Button>
          <SignInLink to={href('/admin/forgot')}>Sifremi unuttum</SignInLink>
        </Form>
      )}
    </SignInScreen>
  );
}

function FailureBanner({ error, detail }: { error: string; detail?: string | undefined }) {
  return <Banner>{detail ? `${error}. ${detail}` : error}</Banner>;
}

/** The sign-in itself failed (network, server): the form is shown again with the catalogue's sentence. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const detail = isConnectionError(error) ? NO_CONNECTION.plain : undefined;
    // With an error status React Router does not revalidate the page, which would fail as well.
    return data({ error: FAILED, detail, email: '', codeNeeded: false }, { status: 503 });
  }
}
