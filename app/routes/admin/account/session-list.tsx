import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import type { SessionView } from '#app/server/auth/sessions.server.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { StatusBadge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import type { AccountAnswer } from './account-action.server.ts';

const FAILURE = 'Oturum kapatılırken bir hata oluştu';

/** The password stands once for all the buttons: whoever finds a screen unlocked must not be able to shut its owner out. */
export function SessionList({
  sessions,
  plainAnswer,
}: {
  sessions: SessionView[];
  plainAnswer?: AccountAnswer | undefined;
}) {
  const fetcher = useAdminFetcher<AccountAnswer>({ failure: FAILURE });
  const answer = fetcher.answer ?? plainAnswer;
  const others = sessions.some(({ current }) => !current);
  return (
    <FormSection title="Oturumlar" help="Hesabınızın açık olduğu cihazlar. Tanımadığınız bir oturumu kapatın.">
      <fetcher.Form method="post" noValidate className="grid grid-cols-1 gap-5">
        <input type="hidden" name="intent" value="end-session" />
        <ul className="panel divide-y divide-stone-200">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
              <div className="min-w-0">
                <p className="font-semibold">{session.device}</p>
                <p className="text-sm break-words text-stone-600 tnum">
                  {session.address} · <time dateTime={session.lastUsed}>{formatMoment(session.lastUsed)}</time>
                </p>
              </div>
              {session.current ? <StatusBadge on>Bu oturum</StatusBadge> : <EndSession {...session} />}
            </li>
          ))}
        </ul>
        {others && (
          <div className="grid max-w-[28rem] grid-cols-1 gap-5">
            <TextField
              name="current"
              type="password"
              label="Oturum kapatmak için şifreniz"
              autoComplete="current-password"
              error={answer?.intent === 'end-session' ? answer.errors?.current : undefined}
              required
            />
            <Button
              type="submit"
              name="end"
              value="others"
              variant="outline"
              className="justify-self-start"
              busy={fetcher.busy}
            >
              Diğer Tüm Oturumları Kapat
            </Button>
          </div>
        )}
      </fetcher.Form>
    </FormSection>
  );
}

function EndSession({ id, device }: SessionView) {
  return (
    <Button type="submit" name="end" value={id} size="sm" variant="outline" aria-label={`Oturumu kapat: ${device}`}>
      Kapat
    </Button>
  );
}
