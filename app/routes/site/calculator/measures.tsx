import {
  type CalculatorForm,
  type Errors,
  type Kind,
  PARTS_AT_MOST,
  PLACES,
  type Place,
  partName,
  SIDES,
  type Side,
} from '#app/features/calculator/form.ts';
import type { MeasuredProduct } from '#app/features/products/measures.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Check } from './check.tsx';
import { MeasureField } from './measure-field.tsx';
import { Part } from './part.tsx';

export interface MeasuresProps {
  kind: Kind;
  form: CalculatorForm;
  product: MeasuredProduct | undefined;
  errors: Errors;
}

const HINTS: Record<Kind, string> = {
  deck: 'Düz olmayan alanı dikdörtgenlere bölün.',
  cit: 'Her düz parça bir koldur; kollar köşede birleşir.',
  cephe: 'Pencere ve kapıları açıklık olarak ekleyin; düşülür.',
};
const ADD_LABELS: Record<Kind, string> = { deck: 'Dikdörtgen ekle', cit: 'Kol ekle', cephe: 'Duvar ekle' };
const SIDE_LABELS: Record<Side, string> = { ust: 'Üst', alt: 'Alt', sol: 'Sol', sag: 'Sağ' };
/** After the name of the part before: "A’nın altına, sola hizalı". */
const PLACE_LABELS: Record<Place, string> = {
  'alt-sol': 'altına, sola hizalı',
  'alt-sag': 'altına, sağa hizalı',
  'ust-sol': 'üstüne, sola hizalı',
  'ust-sag': 'üstüne, sağa hizalı',
  'sag-ust': 'sağına, üste hizalı',
  'sag-alt': 'sağına, alta hizalı',
  'sol-ust': 'soluna, üste hizalı',
  'sol-alt': 'soluna, alta hizalı',
};
/** As the letters are read out in Turkish: a, be, ce, de, e, fe, ge, he, i, je, ke, le. */
const GENITIVES = ['A’nın', 'B’nin', 'C’nin', 'D’nin', 'E’nin', 'F’nin', 'G’nin', 'H’nin', 'I’nın', 'J’nin', 'K’nin'];

/** The lines of the form that depend on the kind. Their names are those of the address. */
export function Measures(props: MeasuresProps) {
  const { kind, form, errors } = props;
  const count = (kind === 'cit' ? form.runs : form.parts).length;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-semibold">Ölçüler</legend>
        <p className="hint mt-1">{HINTS[kind]}</p>
        {errors.olculer && (
          <div role="alert" className="mt-3">
            <FieldError>{errors.olculer}</FieldError>
          </div>
        )}
        <div className="parts mt-3">{kind === 'cit' ? <Runs {...props} /> : <Rectangles {...props} />}</div>
      </fieldset>
      <div className="grid gap-2.5">
        {kind === 'cephe' && form.openings.length < PARTS_AT_MOST && <AddButton list="aciklik" label="Açıklık ekle" />}
        {count < PARTS_AT_MOST && <AddButton list="parca" label={ADD_LABELS[kind]} />}
      </div>
    </>
  );
}

function AddButton({ list, label }: { list: 'parca' | 'aciklik'; label: string }) {
  return (
    <Button type="submit" variant="outline" name="ekle" value={list}>
      <Icon name="plus" />
      {label}
    </Button>
  );
}

function Rectangles({ kind, form, errors }: MeasuresProps) {
  const parts = form.parts.length > 0 ? form.parts : [{ en: '', boy: '', yer: '' }];
  const isDeck = kind === 'deck';
  return (
    <>
      {parts.map(({ en, boy, yer }, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the address
          key={index}
          title={partName(kind, index, parts.length)}
          remove={parts.length > 1 ? `parca-${index}` : undefined}
        >
          <MeasureField
            id={`en-${index}`}
            name="en"
            label="En"
            value={en}
            placeholder={index === 0 ? '6,00' : undefined}
            error={errors[`en-${index}`]}
          />
          <MeasureField
            id={`boy-${index}`}
            name="boy"
            label={isDeck ? 'Boy' : 'Yükseklik'}
            value={boy}
            placeholder={index === 0 ? (isDeck ? '4,00' : '3,00') : undefined}
            error={errors[`boy-${index}`]}
          />
          {isDeck && index > 0 && (
            <SelectField
              id={`yer-${index}`}
              className="col-span-2"
              name="yer"
              label="Nereye bitişik?"
              defaultValue={yer}
              error={errors[`yer-${index}`]}
              options={PLACES.map((place) => ({
                value: place,
                label: `${GENITIVES[index - 1]} ${PLACE_LABELS[place]}`,
              }))}
            />
          )}
        </Part>
      ))}
      {isDeck ? <Walls form={form} error={errors.duvar} /> : <Openings form={form} errors={errors} />}
    </>
  );
}

function Walls({ form, error }: { form: CalculatorForm; error: string | undefined }) {
  return (
    <fieldset className="part min-w-0">
      <legend className="sr-only">Duvara dayanan kenarlar</legend>
      <p aria-hidden="true" className="font-semibold">
        Duvara dayanan kenarlar
      </p>
      <p className="hint mt-1">Bu kenarlara bitiş profili gerekmez.</p>
      <div className="mt-1 grid grid-cols-4 gap-x-3 large:grid-cols-2">
        {SIDES.map((side) => (
          <Check
            key={side}
            name="duvar"
            value={side}
            label={SIDE_LABELS[side]}
            defaultChecked={form.duvar.includes(side)}
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function Openings({ form, errors }: Pick<MeasuresProps, 'form' | 'errors'>) {
  return form.openings.map(({ acik_en, acik_boy }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an opening is its place in the address
    <Part key={index} title={`Açıklık ${index + 1}`} remove={`aciklik-${index}`}>
      <MeasureField
        id={`acik_en-${index}`}
        name="acik_en"
        label="En"
        value={acik_en}
        error={errors[`acik_en-${index}`]}
      />
      <MeasureField
        id={`acik_boy-${index}`}
        name="acik_boy"
        label="Yükseklik"
        value={acik_boy}
        error={errors[`acik_boy-${index}`]}
      />
    </Part>
  ));
}

function Runs({ form, product, errors }: MeasuresProps) {
  const runs = form.runs.length > 0 ? form.runs : [{ kol: '', kapi: '' }];
  const heights = product?.measures.kind === 'panel' ? product.measures.panelHeights : [];
  return (
    <>
      {runs.map(({ kol, kapi }, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the address
          key={index}
          title={partName('cit', index)}
          remove={runs.length > 1 ? `parca-${index}` : undefined}
        >
          <MeasureField
            id={`kol-${index}`}
            name="kol"
            label="Uzunluk"
            value={kol}
            placeholder={index === 0 ? '9,00' : undefined}
            error={errors[`kol-${index}`]}
          />
          <MeasureField
            id={`kapi-${index}`}
            name="kapi"
            label="Kapı eni"
            value={kapi}
            hint="Kapı yoksa boş kalsın."
            error={errors[`kapi-${index}`]}
          />
        </Part>
      ))}
      <div className="part grid gap-2">
        <SelectField
          key={product?.slug}
          id="yukseklik"
          name="yukseklik"
          label="Yükseklik"
          defaultValue={form.yukseklik}
          error={errors.yukseklik}
          options={heights.map((mm) => ({ value: metresText(mm), label: `${metresText(mm)} m` }))}
        />
        <Check name="halka" value="1" label="Kollar bahçeyi çepeçevre kapatıyor" defaultChecked={form.halka} />
      </div>
    </>
  );
}

/** As the address has it: "1,80". */
const metresText = (mm: number) => (mm / 1000).toFixed(mm % 10 === 0 ? 2 : 3).replace('.', ',');
