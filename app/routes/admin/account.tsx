import { adminContext } from '#app/server/auth/guard.server.ts';
import { findSessions } from '#app/server/auth/sessions.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/account.ts';
import { changeAccount } from './account/account-action.server.ts';
import { PasswordForm } from './account/password-form.tsx';
import { SecondFactor } from './account/second-factor.tsx';
import { SessionList } from './account/session-list.tsx';
import { LoadFailure } from './frame/load-failure.tsx';
import { AdminPage } from './frame/page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email, sessionId, secondFactor } = context.get(adminContext);
  return { email, secondFactor, sessions: await findSessions(db, id, sessionId) };
}

export function action({ request, context }: Route.ActionArgs) {
  return changeAccount(request, context);
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { email, secondFactor, sessions } = loaderData;
  return (
    <AdminPage title="Hesabım" text={email}>
      <div className="mt-8">
        <SessionList sessions={sessions} />
        <PasswordForm email={email} plainAnswer={actionData} />
        <SecondFactor on={secondFactor} plainAnswer={actionData} />
      </div>
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Hesap bilgileri yüklenirken bir hata oluştu" />;
}
