import type { AdminFormState } from '#app/routes/admin/form/admin-form.tsx';
import type { action } from './edit.tsx';

/** What every part of the product form that keeps its own list or picture gets from the form. */
export type FormPart = {
  form: AdminFormState<typeof action>;
  /** One upload more (+1) or less (-1) under way: the form cannot be saved meanwhile. */
  onUploads: (change: number) => void;
};
