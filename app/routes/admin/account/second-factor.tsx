import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { CodeField } from '#app/routes/admin/frame/code-field.tsx';
import type { SecondFactorSetup } from '#app/server/auth/second-factor.server.ts';
import { StatusBadge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import type { AccountAnswer } from './account-action.server.ts';

const FAILURE = 'İki adımlı giriş değiştirilirken bir hata oluştu';
type PlainAnswer = { plainAnswer?: AccountAnswer | undefined };

export function SecondFactor({ on, plainAnswer }: { on: boolean } & PlainAnswer) {
  return (
    <FormSection
      title="İki adımlı giriş"
      help="Şifreden sonra telefonunuzdaki doğrulama uygulamasından 6 haneli bir kod istenir."
    >
      <p>
        <StatusBadge on={on}>{on ? 'Açık' : 'Kapalı'}</StatusBadge>
      </p>
      {on ? <WhenOn plainAnswer={plainAnswer} /> : <WhenOff plainAnswer={plainAnswer} />}
    </FormSection>
  );
}

function WhenOff({ plainAnswer }: PlainAnswer) {
  const begin = useAdminFetcher<AccountAnswer>({ failure: FAILURE });
  const answer = begin.answer ?? plainAnswer;
  if (answer?.setup) return <Setup setup={answer.setup} />;
  if (answer?.intent === 'code-confirm' && answer.errors) return <ConfirmForm plainAnswer={answer} />;
  return (
    <begin.Form method="post" noValidate className="grid max-w-[28rem] grid-cols-1 gap-5">
      <input type="hidden" name="intent" value="code-begin" />
      <PasswordField error={answer?.intent === 'code-begin' ? answer.errors?.current : undefined} />
      <Button type="submit" variant="outline" className="justify-self-start" busy={begin.busy}>
        İki Adımlı Girişi Aç
      </Button>
    </begin.Form>
  );
}

function Setup({ setup: { qr, secret, backupCodes } }: { setup: SecondFactorSetup }) {
  return (
    <div className="grid max-w-[34rem] grid-cols-1 gap-6">
      <p>
        Doğrulama uygulamanızla (Google Authenticator, Microsoft Authenticator, 1Password …) bu kareyi okutun ya da
        anahtarı elle yazın.
      </p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="Doğrulama uygulamasıyla okutulacak QR kod"
        shapeRendering="crispEdges"
        className="size-56 bg-white"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        Anahtar: <code className="font-mono break-all">{secret}</code>
      </p>
      <BackupCodes codes={backupCodes} />
      <ConfirmForm />
    </div>
  );
}

function ConfirmForm({ plainAnswer }: PlainAnswer) {
  const confirm = useAdminFetcher<AccountAnswer>({ failure: FAILURE });
  return (
    <confirm.Form method="post" noValidate className="grid max-w-[28rem] grid-cols-1 gap-5">
      <input type="hidden" name="intent" value="code-confirm" />
      <CodeField label="Uygulamadaki 6 haneli kod" error={(confirm.answer ?? plainAnswer)?.errors?.code} />
      <Button type="submit" className="justify-self-start" busy={confirm.busy}>
        Onayla ve Aç
      </Button>
    </confirm.Form>
  );
}

function WhenOn({ plainAnswer }: PlainAnswer) {
  const fetcher = useAdminFetcher<AccountAnswer>({ failure: FAILURE });
  const answer = fetcher.answer ?? plainAnswer;
  const asked = answer?.intent === 'code-end' || answer?.intent === 'code-new-backups';
  return (
    <>
      {answer?.backupCodes && <BackupCodes codes={answer.backupCodes} />}
      <fetcher.Form method="post" noValidate className="grid max-w-[28rem] grid-cols-1 gap-5">
        <PasswordField error={asked ? answer.errors?.current : undefined} />
        <CodeField label="Uygulamadaki kod ya da bir yedek kod" error={asked ? answer.errors?.code : undefined} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" name="intent" value="code-new-backups" variant="outline" busy={fetcher.busy}>
            Yeni Yedek Kodlar
          </Button>
          <Button type="submit" name="intent" value="code-end" variant="outline" busy={fetcher.busy}>
            İki Adımlı Girişi Kapat
          </Button>
        </div>
      </fetcher.Form>
    </>
  );
}

function BackupCodes({ codes }: { codes: string[] }) {
  return (
    <div>
      <h3 className="font-sans font-semibold">Yedek kodlar</h3>
      <p className="mt-1 text-stone-600">
        Telefonunuz yanınızda değilken her biri bir kez kullanılır. Bir daha gösterilmez: şimdi güvenli bir yere yazın.
      </p>
      <ul className="panel mt-3 grid gap-y-1 px-5 py-4 font-mono wrap-anywhere">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

function PasswordField({ error }: { error: string | undefined }) {
  return (
    <TextField name="current" type="password" label="Şifreniz" autoComplete="current-password" error={error} required />
  );
}
