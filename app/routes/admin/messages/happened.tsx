import { eventText } from '#app/features/messages/event.ts';
import type { LoadedMessage } from './load-message.server.ts';

/** Who did what, oldest first. Notes stand beside the form that adds them. */
export function Happened({ events }: { events: LoadedMessage['events'] }) {
  const shown = events.filter(({ action }) => action !== 'note');
  if (shown.length === 0) return null;
  return (
    <section className="panel p-5" aria-labelledby="olanlar">
      <h2 id="olanlar" className="font-sans font-semibold text-base">
        Geçmiş
      </h2>
      <ol className="mt-3 grid gap-2.5 text-sm">
        {shown.map(({ id, action, text, user_email, at, when }) => (
          <li key={id} className="wrap-anywhere">
            {user_email} {eventText(action)}
            {text && `: ${text}`}
            <br />
            <time dateTime={at} className="text-stone-600 tnum">
              {when}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
