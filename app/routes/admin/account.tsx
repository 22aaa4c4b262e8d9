import { href } from 'react-router';
import { adminContext, DUTIES, findDuty } from '#app/server/auth/guard.server.ts';
import { findSessions } from '#app/server/auth/sessions.server.ts';
import { db } from '#app/server/db.server.ts';
import { Banner } from '#app/ui/banner.tsx';
import type { Route } from './+types/account.ts';
import { changeAccount } from './account/account-action.server.ts';
import { PasswordForm } from './account/password-form.tsx';
import { SecondFactor } from './account/second-factor.tsx';
import { SessionList } from './account/session-list.tsx';
import { LoadFailure } from './frame/load-failure.tsx';
import { AdminPage } from './frame/page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const admin = context.get(adminContext);
  const sessions = await findSessions(db, admin.id, admin.sessionId);
  const duty = findDuty(admin);
  return { email: admin.email, secondFactor: admin.secondFactor, duty: duty && DUTIES[duty], sessions };
}

export function action({ request, context }: Route.ActionArgs) {
  return changeAccount(request, context);
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { email, secondFactor, duty, sessions } = loaderData;
  return (
    <AdminPage title="Hesabım" text={email} back={{ to: href('/admin/dashboard'), label: 'Dashboard' }}>
      <div className="mt-8">
        {duty && <Banner className="mb-8">{duty}</Banner>}
        <SessionList sessions={sessions} plainAnswer={actionData} />
        <PasswordForm email={email} plainAnswer={actionData} />
        <SecondFactor on={secondFactor} plainAnswer={actionData} />
      </div>
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Hesap bilgileri yüklenirken bir hata oluştu" />;
}
