import { useEffect } from 'react';
import { data, Form, href, Link, redirect, useLocation, useNavigate, useNavigation } from 'react-router';
import { z } from 'zod';
import appAdminCss from '#app/app-admin.css?url';
import { noteActivityOf } from '#app/server/activity.server.ts';
import { findAdmin } from '#app/server/auth/guard.server.ts';
import { PASSWORD_MAX } from '#app/server/auth/password-rules.server.ts';
import { enterCode, signInAdmin, WRONG_PASSWORD } from '#app/server/auth/sign-in.server.ts';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { orWhenFailing, requestFacts } from '#app/server/request-context.server.ts';
import { redirectWithToast } from '#app/server/toast.server.ts';
import { isConnectionError, NO_CONNECTION } from '#app/shared/connection.ts';
import { cleanLine } from '#app/shared/input-text.ts';
import { ownPath } from '#app/shared/own-path.ts';
import { sitePictureUrl } from '#app/shared/site-pictures.ts';
import { Banner } from '#app/ui/banner.tsx';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { showToast, Toaster } from '#app/ui/toast.tsx';
import { useOnReturn } from '#app/ui/use-on-return.ts';
import type { Route } from './+types/login.ts';
import { CodeField } from './frame/code-field.tsx';
import { useAnnounceSession } from './frame/session-watch.ts';
import type { SignInAnswer } from './frame/sign-in-answer.ts';

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
  const address = sitePictureUrl('hero-terrace.jpg');
  const pictureOf = await orWhenFailing(context, 'login picture', findPictures(db, [address]), (src) => ({ src }));
  return { picture: pictureOf(address) };
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
  const site = useSite();
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
    <main className="grid min-h-svh grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="flex flex-col justify-center px-5 py-12 sm:px-12 lg:px-20">
        <div className="mx-auto w-full max-w-[25rem]">
          <Link to={href('/')} className="flex min-h-11 items-center gap-2.5 text-stone-600">
            <BrandMark className="text-forest-800" />
            {site.name}
          </Link>
          <h1 className="mt-10 text-h2">Admin Paneli</h1>
          <p className="mt-3 text-stone-600">
            {codeNeeded
              ? 'Dogrulama uygulamanizdaki 6 haneli kodu ya da yedek kodlarinizdan birini girin.'
              : 'Devam etmek icin hesabinizla giris yapin.'}
          </p>
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
            </Form>
          )}
        </div>
      </div>
      <div className="relative hidden lg:block">
        <Picture
          picture={loaderData.picture}
          alt=""
          sizes="54vw"
          maxWidth={1600}
          className="absolute inset-0 h-full w-full object-cover"
        />
      </div>
      <Toaster />
    </main>
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
