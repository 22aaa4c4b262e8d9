import { type ReactNode, useLayoutEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog, type ConfirmQuestion } from '#app/ui/confirm-dialog.tsx';
import type { Spelling } from './spelling.ts';

export const leaveQuestion: Record<Spelling, ConfirmQuestion> = {
  plain: {
    title: 'Kaydedilmemis degisiklikleriniz var',
    text: 'Sayfadan ayrilirsaniz yaptiginiz degisiklikler kaybolur.',
    confirmLabel: 'Kaydetmeden ayril',
    cancelLabel: 'Sayfada kal',
  },
  turkish: {
    title: 'Kaydedilmemiş değişiklikleriniz var',
    text: 'Sayfadan ayrılırsanız yaptığınız değişiklikler kaybolur.',
    confirmLabel: 'Kaydetmeden ayrıl',
    cancelLabel: 'Sayfada kal',
  },
};

const dirtyForms = new Set<symbol>();
/** For the parts of the frame that leave the page: sign-out and the session watch. */
export const hasUnsavedChanges = () => dirtyForms.size > 0;

/**
 * Asks before a page with unsaved changes is left: links and the back button with our dialog (render what this
 * returns), closing or reloading the tab with the browser's own. A redirect after saving is not asked about.
 * Forms get this from `useAdminForm`; use it directly only where there is no form.
 */
export function useUnsavedChanges(
  dirty: boolean,
  spelling: Spelling = 'turkish',
  /** For screens whose query names the record that is open beside a list: changing the query leaves it. */
  { queryCounts = false } = {},
): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty && (from.pathname !== to.pathname || (queryCounts && from.search !== to.search)),
  );

  // A plain effect is cleaned up a moment after the form is gone, and would ask although it is saved.
  useLayoutEffect(() => {
    if (!dirty) return;
    const form = Symbol();
    dirtyForms.add(form);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      dirtyForms.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);

  return (
    <ConfirmDialog
      {...leaveQuestion[spelling]}
      open={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
