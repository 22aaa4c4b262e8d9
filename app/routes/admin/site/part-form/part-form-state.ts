import type { Content, Fields } from '#app/features/content/fields.ts';
import type { PartErrors } from '#app/features/content/read-part.ts';
import type { AdminFormState } from '#app/routes/admin/form/use-admin-form.ts';
import type { PictureView } from '#app/shared/images.ts';

export type PartValues = Content<Fields>;
export type PartFormState = AdminFormState<PartValues, PartErrors>;

/** What every control of a part needs besides its own field. */
export type PartControls = {
  form: PartFormState;
  /** The known pictures, by address. */
  pictures: Record<string, PictureView>;
};
