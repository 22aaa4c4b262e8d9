import { Form, href, useNavigation } from 'react-router';
import appAdminCss from '#app/app-admin.css?url';
import { findLink } from '#app/features/people/links.server.ts';
import { CodeField } from '#app/routes/admin/frame/code-field.tsx';
import { db } from '#app/server/db.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import type { Route } from './+types/new-password.ts';
import type { NewPasswordAnswer } from './new-password-answer.ts';
import { setPassword } from './set-password.server.ts';
import { findSignInPicture } from './sign-in-picture.server.ts';
import { SignInLink, SignInScreen } from './sign-in-screen.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: appAdminCss }];
export const meta: Route.MetaFunction = () => [
  { title: 'Yeni sifre | Admin Paneli' },
  { name: 'robots', content: 'noindex, nofollow' },
];
/** The address holds the link's token: no other page is told of it. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' });

/** Looking uses nothing up: mail programs open links to check them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const link = await findLink(db, readToken(url));
  const picture = await findSignInPicture(context);
  return { picture, link: link ? { email: link.email, isReset: link.purpose === 'reset' } : null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return setPassword(readToken(url), await request.formData(), request, context.get(requestFacts));
}

const readToken = (url: URL) => (url.searchParams.get('anahtar') ?? '').slice(0, 100);

export default function NewPassword({ loaderData: { picture, link }, actionData }: Route.ComponentProps) {
  const answer = actionData as NewPasswordAnswer | undefined;
  const busy = useNavigation().state !== 'idle';
  if (answer && 'codeNeeded' in answer)
    return (
      <SignInScreen
        picture={picture}
        title="Sifreniz degisti"
        text="Dogrulama uygulamanizdaki 6 haneli kodu ya da yedek kodlarinizdan birini girin."
      >
        <Form method="post" action={href('/admin/login')} noValidate className="mt-8 grid grid-cols-1 gap-5">
          <CodeField />
          <Button type="submit" className="mt-2 w-full" busy={busy} busyLabel="Giris yapiliyor...">
            Giris Yap
          </Button>
        </Form>
      </SignInScreen>
    );
  if (!link || (answer && 'expired' in answer))
    return (
      <SignInScreen
        picture={picture}
        title="Yeni sifre belirleyin"
        text="Bu baglantinin suresi doldu. Yenisini isteyin."
      >
        <div className="mt-8">
          <SignInLink to={href('/admin/forgot')}>Sifremi unuttum</SignInLink>
          <SignInLink to={href('/admin/login')}>Girise don</SignInLink>
        </div>
      </SignInScreen>
    );
  const errors = answer && 'errors' in answer ? answer.errors : {};
  return (
    <SignInScreen picture={picture} title="Yeni sifre belirleyin" text={link.email}>
      <Form method="post" noValidate className="mt-8 grid grid-cols-1 gap-5">
        {answer && 'error' in answer && <Banner>{answer.error}</Banner>}
        {/* For password managers, which otherwise do not know whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
        <TextField
          name="wanted"
          type="password"
          label="Yeni sifre"
          autoComplete="new-password"
          hint="En az 12 karakter. Uc dort sozcugu yan yana yazmak hem kolay hem guvenlidir."
          error={errors.wanted}
          aria-required
        />
        <TextField
          name="again"
          type="password"
          label="Yeni sifre, bir daha"
          autoComplete="new-password"
          error={errors.again}
          aria-required
        />
        {link.isReset && <p className="hint">Oteki cihazlardaki oturumlariniz kapanir.</p>}
        <Button type="submit" className="mt-2 w-full" busy={busy} busyLabel="Kaydediliyor...">
          Sifreyi kaydet ve gir
        </Button>
      </Form>
    </SignInScreen>
  );
}
