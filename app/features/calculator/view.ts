import type { MeasuredProduct } from '#app/features/products/measures.ts';
import { addressText, applyEdit, isEdit, writeAddress } from './address.ts';
import { calculate } from './calculate.ts';
import type { CalculatorForm, Errors, Kind } from './form.ts';
import { summaryOfCalculation } from './summary.ts';

/** What the form shows. The drawing and the list follow from `query` alone. */
export interface CalculatorView {
  kind: Kind;
  form: CalculatorForm;
  notices: Errors;
  errors: Errors;
  /** The address of exactly this, without a pressed button in it. */
  query: string;
  hasResult: boolean;
  /** "31,7 m², 90 tahta"; empty without a result. */
  spoken: string;
}

export function viewOf(products: MeasuredProduct[], query: URLSearchParams): CalculatorView {
  const calculation = calculate(products, query);
  const { kind, form, notices, errors } = calculation;
  if (isEdit(query)) return viewOf(products, writeAddress(applyEdit(form, kind, query), kind));
  const summary = summaryOfCalculation(calculation);
  return {
    kind,
    form,
    notices,
    errors,
    query: addressText(form, kind),
    hasResult: summary !== null,
    spoken: summary?.spoken ?? '',
  };
}
