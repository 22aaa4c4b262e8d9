import type { MeasureErrors, MeasureField, MeasureValues } from '#app/features/products/measure-form.ts';
import { Field, SelectField } from '#app/ui/field.tsx';

const KINDS = [
  { value: 'board', label: 'Tahta: deck, cephe' },
  { value: 'panel', label: 'Panel: cit' },
];

type MeasureFieldsProps = { values: MeasureValues; errors: MeasureErrors | undefined };

/** The fields of the other kind are hidden by CSS alone, so that choosing works without JavaScript too. */
export function MeasureFields({ values, errors }: MeasureFieldsProps) {
  const measure = (name: MeasureField, label: string, unit: string, hint?: string) => (
    <Measure
      name={name}
      label={label}
      unit={unit}
      hint={hint}
      initial={values[name]}
      error={errors?.[name]}
      list={name === 'board_lengths' || name === 'panel_heights'}
    />
  );
  return (
    <div className="group/measures grid grid-cols-1 gap-5">
      <SelectField name="measure_kind" label="Tur" options={KINDS} defaultValue={values.measure_kind} />
      <div className="grid grid-cols-1 gap-5 group-has-[[value=panel]:checked]/measures:hidden sm:grid-cols-2">
        {measure('board_width', 'Genislik', 'mm')}
        {measure('gap', 'Derz', 'mm', 'Derzsiz ise 0 yazin.')}
        {measure('joist_spacing', 'Tasiyici araligi', 'mm')}
        {measure('joist_length', 'Tasiyici boyu', 'mm')}
        {measure('board_lengths', 'Boylar', 'mm', 'Satilan boylar, virgulle: 2200, 2900')}
        {measure('weight_per_m', 'Agirlik', 'kg/m', 'Istege bagli.')}
      </div>
      <div className="grid grid-cols-1 gap-5 group-has-[[value=board]:checked]/measures:hidden sm:grid-cols-2">
        {measure('bay_width', 'Direk araligi', 'mm')}
        {measure('post_width', 'Direk genisligi', 'mm')}
        {measure('panel_heights', 'Yukseklikler', 'mm', 'Satilan yukseklikler, virgulle: 1200, 1800')}
        {measure('lamella_height', 'Lamel yuksekligi', 'mm')}
      </div>
    </div>
  );
}

type MeasureProps = {
  name: string;
  label: string;
  unit: string;
  hint: string | undefined;
  initial: string;
  error: string[] | undefined;
  list: boolean;
};

function Measure({ name, label, unit, hint, initial, error, list }: MeasureProps) {
  return (
    <Field
      label={
        <>
          {label} <span className="sr-only">({unit})</span>
        </>
      }
      hint={hint}
      error={error}
    >
      {(control) => (
        <div className="unit" data-unit={unit}>
          <input
            {...control}
            className="input"
            name={name}
            defaultValue={initial}
            autoComplete="off"
            // A list needs commas, which the keypad of a phone may not have.
            inputMode={list ? 'text' : 'decimal'}
          />
        </div>
      )}
    </Field>
  );
}
