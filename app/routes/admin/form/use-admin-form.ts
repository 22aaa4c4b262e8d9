import { type ReactNode, type RefObject, useState } from 'react';
import type { DraftKind } from '#app/features/drafts/draft.ts';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { useUnsavedChanges } from '#app/routes/admin/frame/unsaved-changes.tsx';
import { useFocusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import type { FormAnswer } from './answers.ts';
import { useUploadCount } from './uploads.ts';
import { type AdminFetcher, useAdminFetcher } from './use-admin-fetcher.ts';
import { useDraft } from './use-draft.ts';

// The life of a form in the back-office:
//
//               ┌─ uploading ─┐   a picture is being sent: the form cannot be sent, leaving asks
//               v             │
//   opened ──> idle ──────────┘   typing is kept as a draft; leaving with unsaved changes asks
//               │  ^
//        submit v  │
//            sending ──> saved        redirect to the list, whose frame shows the toast; the draft ends
//               │
//               ├──> refused          `errors` beside their fields, the first of them focused
//               ├──> conflict, gone   somebody else saved or deleted the record: a notice above the form
//               ├──> signed out       the dialog 'Oturumunuz sona erdi'; after signing in it is sent again
//               └──> offline, failed  the toast `failure`
//
// Whatever happens, everything typed stays on the screen. `FormPage` draws all of it around the fields; without
// JavaScript the same form is an ordinary post, and `pageAnswer` is the page's answer to it.

export type AdminFormState<Values, Errors> = Omit<AdminFetcher<FormAnswer<Values, Errors>>, 'data'> & {
  id: string;
  spelling: Spelling;
  /** What the fields are filled with: a restored draft, what was refused, or what is saved. */
  values: Values;
  errors: Errors | undefined;
  /** Of the component with the fields: another record and a restored draft fill a new one. */
  key: string;
  uploading: boolean;
  countUpload: (change: 1 | -1) => void;
  /** Sending or uploading: nothing that sends the form may be pressed. */
  blocked: boolean;
  /** Typing is noticed by `AdminForm`; lists and pictures kept in React state call this. */
  markChanged: () => void;
  /** Nothing is left to be saved: leaving does not ask, and the draft ends. */
  markSaved: () => void;
  draft: ReturnType<typeof useDraft>;
  ref: RefObject<HTMLFormElement | null>;
  leaveDialog: ReactNode;
};

// biome-ignore lint/suspicious/noExplicitAny: for what looks at neither values nor errors
export type AnyAdminForm = AdminFormState<any, any>;

type AdminFormOptions<Values, Errors> = {
  id: string;
  /** The toast when no answer came. */
  failure: string;
  spelling?: Spelling;
  /** The saved record's values, or those of a new one. */
  saved: Values;
  recordId: string | undefined;
  /** Given where drafts are kept on the server, and can be previewed. */
  kind?: DraftKind;
  read: (form: FormData) => Values;
  pageAnswer: FormAnswer<Values, Errors> | undefined;
};

export function useAdminForm<Values, Errors>({
  id,
  failure,
  spelling = 'turkish',
  saved,
  recordId,
  kind,
  read,
  pageAnswer,
}: AdminFormOptions<Values, Errors>): AdminFormState<Values, Errors> {
  const fetcher = useAdminFetcher<FormAnswer<Values, Errors>>({ failure, spelling });
  const answer = fetcher.answer ?? pageAnswer;
  const [changed, setChanged] = useState(false);
  const { uploading, countUpload } = useUploadCount();
  const ref = useFocusFirstInvalid(fetcher.state === 'idle' && fetcher.answer);
  const draft = useDraft(ref, { saving: fetcher.busy, kind, recordId });
  const leaveDialog = useUnsavedChanges((changed && !draft.keptByChoice) || uploading, spelling);
  return {
    ...fetcher,
    answer,
    id,
    spelling,
    values: draft.restored ? read(draft.restored) : (pageAnswer?.values ?? saved),
    errors: answer?.errors,
    key: `${recordId} ${draft.restored ? 'restored' : 'opened'}`,
    uploading,
    countUpload,
    blocked: fetcher.busy || uploading,
    markChanged() {
      setChanged(true);
      draft.keep();
    },
    markSaved() {
      setChanged(false);
      void draft.forget();
    },
    draft,
    ref,
    leaveDialog,
  };
}
