import { useEffect, useRef } from 'react';
import { ELAPSED_FIELD, TRAP_FIELD } from '#app/shared/spam-traps.ts';
import { useHydrated } from './use-hydrated.ts';

/** Inside a public form: the field that only programs fill in. Not `display: none`, which they know to leave alone. */
export function SpamTraps() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Bu alanı boş bırakın
        <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** `complete(data)` adds how long the form was there; pages are cached, so the server cannot put a time into them. */
export function useSpamTraps() {
  const readyAt = useRef<number | undefined>(undefined);
  const cameWithPage = useRef(!useHydrated());
  useEffect(() => {
    // A form that came with the page could be filled in long before this script was there.
    readyAt.current = cameWithPage.current ? 0 : performance.now();
  }, []);
  return {
    complete(data: FormData) {
      if (readyAt.current !== undefined)
        data.set(ELAPSED_FIELD, String(Math.round(performance.now() - readyAt.current)));
    },
  };
}
