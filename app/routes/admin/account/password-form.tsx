import { useEffect, useRef } from 'react';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import type { AccountAnswer } from './account-action.server.ts';

export function PasswordForm({ email, plainAnswer }: { email: string; plainAnswer?: AccountAnswer | undefined }) {
  const fetcher = useAdminFetcher<AccountAnswer>({ failure: 'Şifre değiştirilirken bir hata oluştu' });
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.answer ?? (plainAnswer?.intent === 'password' ? plainAnswer : undefined);
  const changed = answer?.toast?.kind === 'success';
  useEffect(() => {
    if (changed) form.current?.reset();
  }, [changed]);

  return (
    <FormSection title="Şifre" help="En az 8 karakter. Değiştirince diğer oturumlar kapanır.">
      <fetcher.Form ref={form} method="post" noValidate className="grid max-w-[28rem] grid-cols-1 gap-5">
        <input type="hidden" name="intent" value="password" />
        {/* For password managers, which otherwise do not know whose password changes. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          name="current"
          type="password"
          label="Mevcut şifre"
          autoComplete="current-password"
          error={answer?.errors?.current}
          required
        />
        <TextField
          name="wanted"
          type="password"
          label="Yeni şifre"
          autoComplete="new-password"
          error={answer?.errors?.wanted}
          required
        />
        <TextField
          name="again"
          type="password"
          label="Yeni şifre (tekrar)"
          autoComplete="new-password"
          error={answer?.errors?.again}
          required
        />
        <Button type="submit" className="justify-self-start" busy={fetcher.busy} busyLabel="Kaydediliyor...">
          Şifreyi Değiştir
        </Button>
      </fetcher.Form>
    </FormSection>
  );
}
