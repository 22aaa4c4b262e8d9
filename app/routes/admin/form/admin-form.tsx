import type { ComponentProps } from 'react';
import type { Form } from 'react-router';
import { UploadCount } from './uploads.ts';
import type { AnyAdminForm } from './use-admin-form.ts';

type AdminFormProps = Omit<ComponentProps<typeof Form>, 'id' | 'ref' | 'method' | 'onSubmit'> & { form: AnyAdminForm };

/** The form element around the fields; `useAdminForm` says what it does, `FormPage` draws what stands around it. */
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
