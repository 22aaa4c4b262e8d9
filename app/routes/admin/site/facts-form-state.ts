import type { FactsErrors, FactsValues } from '#app/features/content/site-facts.ts';
import type { AdminFormState } from '#app/routes/admin/form/use-admin-form.ts';

export type FactsFormState = AdminFormState<FactsValues, FactsErrors>;
