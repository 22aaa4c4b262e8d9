import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react';
import type { Form } from 'react-router';
import { useFocusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { type Spelling, useUnsavedChanges } from './unsaved-changes.tsx';
import { type AdminFetcher, useAdminFetcher } from './use-admin-fetcher.ts';

// Every form of the back-office is made of these two:
//
//   const form = useAdminForm<typeof action>({ failure: 'Proje kaydedilirken bir hata olustu', spelling: 'plain' });
//   <AdminForm form={form} id="project">
//     <TextField name="title" error={form.answer?.errors?.title} … />
//     <Button type="submit" busy={form.busy} busyLabel="Kaydediliyor...">…
//   </AdminForm>
//
// What a form gets for free:
// - it is an ordinary <form method="post"> without JavaScript;
// - a failure of network or server shows the toast `failure` and leaves everything as typed;
// - a session that ended opens the dialog 'Oturumunuz sona erdi'; after signing in the form is sent again by itself;
// - leaving with unsaved changes asks first. Typing counts as a change; lists kept in state call `form.markChanged()`;
// - after `data({ errors }, { status: 400 })` the first field with aria-invalid gets the focus.
// Uploads: call `uploadSignedIn` (upload-signed-in.ts) instead of `uploadFile`, and they wait for the dialog too.

type Action = (...args: never[]) => unknown;

export type AdminFormState<A extends Action> = AdminFetcher<A> & {
  changed: boolean;
  markChanged: () => void;
  /** For a form that stays on the screen after saving. */
  markSaved: () => void;
  ref: RefObject<HTMLFormElement | null>;
  leaveDialog: ReactNode;
};

export function useAdminForm<A extends Action>({
  failure,
  spelling = 'turkish',
}: {
  failure: string;
  spelling?: Spelling;
}): AdminFormState<A> {
  const fetcher = useAdminFetcher<A>({ failure });
  const [changed, setChanged] = useState(false);
  const leaveDialog = useUnsavedChanges(changed, spelling);
  const ref = useFocusFirstInvalid(fetcher.state === 'idle' && fetcher.answer);
  return {
    ...fetcher,
    changed,
    markChanged: () => setChanged(true),
    markSaved: () => setChanged(false),
    ref,
    leaveDialog,
  };
}

type AdminFormProps = Omit<ComponentProps<typeof Form>, 'ref' | 'method'> & {
  // biome-ignore lint/suspicious/noExplicitAny: the form only submits; the answer's type is the caller's
  form: AdminFormState<any>;
};

export function AdminForm({ form, onInput, children, ...rest }: AdminFormProps) {
  return (
    <>
      <form.Form
        ref={form.ref}
        method="post"
        noValidate
        onInput={(event) => {
          form.markChanged();
          onInput?.(event);
        }}
        {...rest}
      >
        {children}
      </form.Form>
      {form.leaveDialog}
    </>
  );
}
