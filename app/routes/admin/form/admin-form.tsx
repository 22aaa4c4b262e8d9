import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react';
import type { Form } from 'react-router';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { useUnsavedChanges } from '#app/routes/admin/frame/unsaved-changes.tsx';
import { useFocusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { UploadCount, useUploadCount } from './uploads.ts';
import { type AdminFetcher, useAdminFetcher } from './use-admin-fetcher.ts';
import { useDraft } from './use-draft.ts';

// Every form of the back-office is made of these:
//
//   const form = useAdminForm<typeof action>({ id: 'project', failure: 'Proje kaydedilirken …', spelling: 'plain' });
//   <FormPage form={form} title="Projeyi Duzenle" list={{ to: …, label: 'Projeler' }} saveLabel="Guncelle">
//     <AdminForm form={form}>
//       <TextField name="title" error={form.answer?.errors?.title} … />
//     </AdminForm>
//   </FormPage>
//
// What a form gets for free:
// - it is an ordinary <form method="post"> without JavaScript;
// - a failure of network or server shows the toast `failure` and leaves everything as typed;
// - a session that ended opens the dialog 'Oturumunuz sona erdi'; after signing in the form is sent again by itself;
// - leaving with unsaved changes asks first. Typing counts as a change; lists kept in state call `form.markChanged()`;
// - after `data({ errors }, { status: 400 })` the first field with aria-invalid gets the focus.
// - what is typed is kept as a draft in the browser and offered after a crash; the page fills the form with
//   `form.restored` then, and gives it another key;
// - while a picture uploads (`useUpload`) the form cannot be sent, neither by its button nor by Enter, and leaving asks.

type Action = (...args: never[]) => unknown;

export type AdminFormState<A extends Action> = AdminFetcher<A> & {
  id: string;
  spelling: Spelling;
  /** A picture of this form is on its way to the server. */
  uploading: boolean;
  countUpload: (change: 1 | -1) => void;
  /** Sending or uploading: nothing that sends the form may be pressed. */
  blocked: boolean;
  markChanged: () => void;
  /** Nothing is left to be saved: leaving does not ask, and the draft ends. */
  markSaved: () => void;
  draftOffer: ReturnType<typeof useDraft>['offer'];
  draftKeptAt: string | null;
  /** The fields of a draft that was brought back. */
  restored: FormData | undefined;
  ref: RefObject<HTMLFormElement | null>;
  leaveDialog: ReactNode;
};

// biome-ignore lint/suspicious/noExplicitAny: for what does not look at the answer
export type AnyAdminForm = AdminFormState<any>;

export function useAdminForm<A extends Action>({
  id,
  failure,
  spelling = 'turkish',
}: {
  id: string;
  failure: string;
  spelling?: Spelling;
}): AdminFormState<A> {
  const fetcher = useAdminFetcher<A>({ failure, spelling });
  const [changed, setChanged] = useState(false);
  const { uploading, countUpload } = useUploadCount();
  const leaveDialog = useUnsavedChanges(changed || uploading, spelling);
  const ref = useFocusFirstInvalid(fetcher.state === 'idle' && fetcher.answer);
  const draft = useDraft(ref, fetcher.busy);
  return {
    ...fetcher,
    id,
    spelling,
    uploading,
    countUpload,
    blocked: fetcher.busy || uploading,
    markChanged() {
      setChanged(true);
      draft.keep();
    },
    markSaved() {
      setChanged(false);
      draft.forget();
    },
    draftOffer: draft.offer,
    draftKeptAt: draft.keptAt,
    restored: draft.restored,
    ref,
    leaveDialog,
  };
}

type AdminFormProps = Omit<ComponentProps<typeof Form>, 'id' | 'ref' | 'method' | 'onSubmit'> & { form: AnyAdminForm };

export function AdminForm({ form, onInput, children, ...rest }: AdminFormProps) {
  return (
    <UploadCount value={form.countUpload}>
      <form.Form
        id={form.id}
        ref={form.ref}
        method="post"
        noValidate
        onSubmit={(event) => {
          if (form.blocked) event.preventDefault();
        }}
        onInput={(event) => {
          form.markChanged();
          onInput?.(event);
        }}
        {...rest}
      >
        {children}
      </form.Form>
      {form.leaveDialog}
    </UploadCount>
  );
}
