import { useEffect, useRef } from 'react';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import type { LoadedMessage } from './load-message.server.ts';
import type { WorkAnswer } from './work-answer.ts';

type NotesProps = { messageId: string; events: LoadedMessage['events']; answer: WorkAnswer };

/** What staff tell each other about a message. */
export function Notes({ messageId, events, answer }: NotesProps) {
  const adding = useAdminFetcher<WorkAnswer>({ failure: 'Not eklenirken bir hata oluştu' });
  const form = useRef<HTMLFormElement>(null);
  const added = adding.answer?.toast?.kind === 'success' ? adding.answer : undefined;
  useEffect(() => {
    if (added) form.current?.reset();
  }, [added]);
  const notes = events.filter(({ action }) => action === 'note');
  const { errors, values } = adding.answer ?? answer;
  return (
    <section className="panel p-5 md:p-7" aria-labelledby="ic-not">
      <h2 id="ic-not" className="text-[1.3125rem]">
        İç not
      </h2>
      <p className="hint mt-1">Yalnızca ekip görür.</p>
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {notes.map(({ id, text, user_email, when }) => (
            <li key={id} className="border-stone-300 border-l-2 pl-4">
              <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
              <p className="mt-1 text-sm wrap-anywhere text-stone-600">
                {user_email}, {when}
              </p>
            </li>
          ))}
        </ul>
      )}
      <adding.Form ref={form} method="post" noValidate className="mt-4 flex flex-wrap items-start gap-2">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="id" value={messageId} />
        <TextField
          name="text"
          label="Not yazın"
          hideLabel
          placeholder="Not yazın"
          maxLength={2000}
          autoComplete="off"
          className="min-w-0 flex-1 basis-56"
          defaultValue={values?.text}
          error={errors?.text}
        />
        <Button type="submit" variant="outline" busy={adding.busy}>
          Ekle
        </Button>
      </adding.Form>
    </section>
  );
}
