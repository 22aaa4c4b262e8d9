import { useEffect, useRef } from 'react';

/**
 * Ref for the form: each time `failure` becomes a new truthy value (the action's answer to a failed submit), the first
 * invalid control gets the focus, or the message about something that is no control of its own (`data-invalid`).
 */
export function useFocusFirstInvalid(failure: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [failure]);
  return form;
}
