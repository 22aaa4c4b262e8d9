import { href } from 'react-router';
import { isMailSetUp } from '#app/features/mail/mailer.server.ts';
import { findInvitations, findPeople } from '#app/features/people/admin-queries.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { onlyWith } from '#app/server/auth/rights.server.ts';
import { db } from '#app/server/db.server.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Route } from './+types/list.ts';
import { changePeople, peopleChange } from './change-people.server.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { LinkToPass } from './link-to-pass.tsx';
import type { PeopleAnswer } from './people-answer.ts';
import { PersonRow } from './person-row.tsx';
import { useRemoval } from './use-removal.tsx';

export const middleware: Route.MiddlewareFunction[] = [onlyWith('people')];

export async function loader({ context }: Route.LoaderArgs) {
  const [people, invitations] = await Promise.all([findPeople(db), findInvitations(db)]);
  const own = context.get(adminContext).id;
  // Oneself first, as the row that one looks for.
  people.sort((a, b) => Number(b.id === own) - Number(a.id === own));
  return { people, invitations, own, isMailSetUp };
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePeople(context.get(adminContext), parseIntent(await request.formData(), peopleChange));
}

const columns = [
  { label: 'Kişi' },
  { label: 'Yetki' },
  { label: 'Son giriş' },
  { label: 'İşlemler', align: 'end' },
] as const;

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, own, isMailSetUp } = loaderData;
  const rows = useAdminFetcher<PeopleAnswer>({ failure: 'İşlem yapılırken bir hata oluştu' });
  const removal = useRemoval(people, own);
  const change = (fields: Record<string, string>) => void rows.submit(fields, { method: 'post' });
  const changing = rows.busy ? rows.formData : undefined;
  return (
    <AdminPage
      title="Kullanıcılar"
      text="Panele girebilen kişiler. Herkes kendi e-postasıyla girsin; geçmişte kimin ne yaptığı böyle bilinir."
      actions={
        <ButtonLink variant="outline" size="sm" to={href('/admin/mail')}>
          <AdminIcon name="send" />
          E-postalar
        </ButtonLink>
      }
    >
      <InviteForm pageAnswer={actionData} isMailSetUp={isMailSetUp} />
      {rows.answer?.link && <LinkToPass {...rows.answer.link} />}
      <Table label="Kullanıcılar" columns={columns} className="people mt-6">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isOwn={person.id === own}
            changing={changing?.get('id') === person.id ? changing : undefined}
            onChange={change}
            onRemove={async () => {
              const heir = await removal.ask(person);
              if (heir !== null) change({ intent: 'remove', id: person.id, heir });
            }}
          />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            changing={changing?.get('id') === invitation.id ? changing : undefined}
            onChange={change}
          />
        ))}
      </Table>
      <p className="hint mt-4">
        Son yönetici kaldırılamaz. “Her yerden çıkar” kişinin bütün cihazlarındaki oturumlarını kapatır.
      </p>
      {removal.dialog}
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Kullanıcılar yüklenirken bir hata oluştu" />;
}
