import type { MessageView } from '#app/features/messages/admin-queries.server.ts';
import { MESSAGE_STATES, STATE_LABELS } from '#app/features/messages/state.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';

const FAILURE = 'Mesaj güncellenirken bir hata oluştu';

/** How far the message is, and whose it is. What was seen travels along: two people may look at the same message. */
export function StateChoice({ message, me }: { message: MessageView; me: string }) {
  const changing = useAdminFetcher({ failure: FAILURE });
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <changing.Form method="post" className="max-sm:w-full">
          <input type="hidden" name="intent" value="state" />
          <input type="hidden" name="id" value={message.id} />
          <input type="hidden" name="seen" value={message.state} />
          <fieldset className="segment" disabled={changing.busy}>
            <legend className="sr-only">Durum</legend>
            {MESSAGE_STATES.map((state) => (
              <button key={state} type="submit" name="state" value={state} aria-pressed={state === message.state}>
                {STATE_LABELS[state]}
              </button>
            ))}
          </fieldset>
        </changing.Form>
        {message.state === 'new' && (
          <p className="text-sm text-stone-600">Yanıtladığınızda kendiliğinden “Yanıtlandı” olur.</p>
        )}
      </div>
      <Owner message={message} me={me} />
    </div>
  );
}

function Owner({ message: { id, taken_by }, me }: { message: MessageView; me: string }) {
  const taking = useAdminFetcher({ failure: FAILURE });
  const mine = taken_by === me;
  return (
    <taking.Form method="post" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={taken_by ?? ''} />
      <p className="text-sm wrap-anywhere text-stone-600">
        {taken_by ? `${mine ? 'Siz' : taken_by} ${mine ? 'üstlendiniz.' : 'üstlendi.'}` : 'Henüz kimse üstlenmedi.'}
      </p>
      {mine ? (
        <Button type="submit" name="intent" value="release" variant="quiet" size="sm" busy={taking.busy}>
          Bırak
        </Button>
      ) : (
        <Button type="submit" name="intent" value="take" variant="outline" size="sm" busy={taking.busy}>
          Üstlen
        </Button>
      )}
    </taking.Form>
  );
}
