import { useEffect, useRef } from 'react';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { ROLES, type Role } from '#app/shared/roles.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { LinkToPass } from './link-to-pass.tsx';
import type { PeopleAnswer } from './people-answer.ts';

const WHAT: Record<Role, string> = {
  editor: 'Ürün, proje, yazı, görsel, mesaj',
  manager: 'Ayrıca site bilgileri, kullanıcılar, kalıcı silme',
};

type InviteFormProps = { pageAnswer: PeopleAnswer | undefined; isMailSetUp: boolean };

export function InviteForm({ pageAnswer, isMailSetUp }: InviteFormProps) {
  const fetcher = useAdminFetcher<PeopleAnswer>({ failure: 'Davet gönderilirken bir hata oluştu' });
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.answer ?? pageAnswer;
  useEffect(() => {
    if (answer?.toast?.kind === 'success') form.current?.reset();
  }, [answer]);
  return (
    <>
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        className="panel mt-6 grid grid-cols-1 gap-x-6 gap-y-4 p-5 md:p-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_auto] lg:items-start"
      >
        <input type="hidden" name="intent" value="invite" />
        <TextField
          name="email"
          type="email"
          label="Davet edilecek e-posta"
          autoComplete="off"
          defaultValue={answer?.values?.email}
          error={answer?.error}
          hint={isMailSetUp ? undefined : 'Bu site e-posta göndermiyor: davetin bağlantısını siz iletirsiniz.'}
          aria-required
        />
        <fieldset>
          <legend className="label">Yetki</legend>
          <div className="mt-[.4375rem] grid gap-2 sm:grid-cols-2">
            {(['editor', 'manager'] as const).map((role) => (
              <label key={role} className="role-choice">
                <input
                  type="radio"
                  name="role"
                  value={role}
                  defaultChecked={role === (answer?.values?.role ?? 'editor')}
                />
                <span>
                  <b className="block font-semibold">{ROLES[role]}</b>
                  <span className="block text-sm leading-snug text-stone-600">{WHAT[role]}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" className="lg:mt-[1.875rem]" busy={fetcher.busy} busyLabel="Gönderiliyor...">
          <AdminIcon name="send" />
          Davet gönder
        </Button>
      </fetcher.Form>
      {answer?.link && <LinkToPass {...answer.link} />}
    </>
  );
}
