import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import type { SessionView } from '#app/server/auth/sessions.server.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { StatusBadge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import type { changeAccount } from './account-action.server.ts';

const FAILURE = 'Oturum kapatılırken bir hata oluştu';

export function SessionList({ sessions }: { sessions: SessionView[] }) {
  const others = sessions.some(({ current }) => !current);
  return (
    <FormSection title="Oturumlar" help="Hesabınızın açık olduğu cihazlar. Tanımadığınız bir oturumu kapatın.">
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
      {others && <EndOthers />}
    </FormSection>
  );
}

function EndSession({ id, device }: SessionView) {
  const fetcher = useAdminFetcher<typeof changeAccount>({ failure: FAILURE });
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" variant="outline" busy={fetcher.busy} aria-label={`Oturumu kapat: ${device}`}>
        Kapat
      </Button>
    </fetcher.Form>
  );
}

function EndOthers() {
  const fetcher = useAdminFetcher<typeof changeAccount>({ failure: FAILURE });
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="end-others" />
      <Button type="submit" variant="outline" busy={fetcher.busy}>
        Diğer Tüm Oturumları Kapat
      </Button>
    </fetcher.Form>
  );
}
