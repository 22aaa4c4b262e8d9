import { useEffect, useState } from 'react';
import { data, Form, href, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import appAdminCss from '#app/app-admin.css?url';
import { isMailSetUp, sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import { requestReset } from '#app/features/people/reset.server.ts';
import { findAdmin } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { type Limit, takeAttempt } from '#app/server/rate-limit.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';
import { cleanLine } from '#app/shared/input-text.ts';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import type { Route } from './+types/forgot.ts';
import { findSignInPicture } from './sign-in-picture.server.ts';
import { SignInLink, SignInScreen } from './sign-in-screen.tsx';

const emailInput = z
  .string()
  .transform((text) => cleanLine(text).toLowerCase())
  .pipe(z.email().max(254));

const PER_VISITOR: Limit = { max: 5, windowSeconds: 15 * 60 };
/** Whoever asks: nobody's mailbox is filled by strangers. */
const PER_ADDRESS: Limit = { max: 3, windowSeconds: 60 * 60 };

type ForgotAnswer = { sentTo: string } | { error: string; email: string };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: appAdminCss }];
export const meta: Route.MetaFunction = () => [
  { title: 'Sifremi unuttum | Admin Paneli' },
  { name: 'robots', content: 'noindex, nofollow' },
];
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findAdmin(request.headers)) throw redirect(href('/admin'));
  return { picture: await findSignInPicture(context), isMailSetUp };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = (await request.formData()).get('email');
  const email = emailInput.safeParse(typed);
  const shown = typeof typed === 'string' ? typed.slice(0, 254) : '';
  if (!email.success)
    return data<ForgotAnswer>({ error: 'Gecerli bir e-posta adresi yazin.', email: shown }, { status: 400 });
  const facts = context.get(requestFacts);
  const attempt = await takeAttempt(db, `reset:${facts.clientNetwork}`, PER_VISITOR);
  if (!attempt.allowed) {
    logSecurity('reset_limited', facts, { account: email.data });
    const minutes = Math.ceil(attempt.retryAfter / 60);
    const error = `Cok fazla deneme yapildi. ${minutes} dakika sonra yeniden deneyin.`;
    const wait = { 'retry-after': String(attempt.retryAfter) };
    return data<ForgotAnswer>({ error, email: shown }, { status: 429, headers: wait });
  }
  logSecurity('reset_requested', facts, { account: email.data });
  void sendLink(email.data);
  return data<ForgotAnswer>({ sentTo: email.data });
}

/** Not waited for: how long the answer takes does not tell whether there is such an account. */
async function sendLink(email: string): Promise<void> {
  try {
    if (!(await takeAttempt(db, `reset-of:${email}`, PER_ADDRESS)).allowed) return;
    await requestReset(db, email);
    sendQueuedMail();
  } catch (error) {
    log.error({ err: error }, 'a link for a forgotten password could not be made');
  }
}

export default function Forgot({ loaderData: { picture, isMailSetUp }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (!isMailSetUp)
    return (
      <SignInScreen
        picture={picture}
        title="Sifremi unuttum"
        text="Bu site e-posta gondermiyor. Yeni sifreyi yoneticinizden isteyin."
      >
        <div className="mt-8">
          <SignInLink to={href('/admin/login')}>Girise don</SignInLink>
        </div>
      </SignInScreen>
    );
  if (actionData && 'sentTo' in actionData)
    return (
      <SignInScreen
        picture={picture}
        title="E-postanizi kontrol edin"
        text={`${actionData.sentTo} adresi kayitliysa birkac dakika icinde bir baglanti gelir. 30 dakika gecerlidir.`}
      >
        <Form method="post" className="mt-8 grid grid-cols-1 gap-4">
          <p className="text-stone-600">Gelmediyse istenmeyen klasorune bakin ya da yoneticinizden isteyin.</p>
          <input type="hidden" name="email" value={actionData.sentTo} />
          <ResendButton key={String(busy)} busy={busy} />
          <SignInLink to={href('/admin/login')}>Girise don</SignInLink>
        </Form>
      </SignInScreen>
    );
  return (
    <SignInScreen
      picture={picture}
      title="Sifremi unuttum"
      text="E-posta adresinizi yazin; yeni sifre belirlemeniz icin bir baglanti gonderelim."
    >
      <Form method="post" noValidate className="mt-8 grid grid-cols-1 gap-5">
        {actionData && <Banner>{actionData.error}</Banner>}
        <TextField
          name="email"
          type="email"
          label="E-posta"
          autoComplete="username"
          placeholder="ad@ornek.com"
          defaultValue={actionData?.email}
          aria-required
        />
        <Button type="submit" className="mt-2 w-full" busy={busy} busyLabel="Gonderiliyor...">
          Baglantiyi gonder
        </Button>
        <SignInLink to={href('/admin/login')}>Girise don</SignInLink>
      </Form>
    </SignInScreen>
  );
}

const PAUSE_SECONDS = 60;

/** After a minute. Without JavaScript at once; the server has limits of its own. */
function ResendButton({ busy }: { busy: boolean }) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + PAUSE_SECONDS * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button type="submit" variant="outline" className="w-full" busy={busy} disabled={left > 0}>
      {left > 0 ? `Yeniden gonder (${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')})` : 'Yeniden gonder'}
    </Button>
  );
}
