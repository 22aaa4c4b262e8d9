import type { ColorChoice } from '#app/features/colors/admin-queries.server.ts';
import { NO_PRODUCT } from '#app/features/products/product-choice.ts';
import type { ProjectValues } from '#app/features/projects/project-input.ts';
import { ColorSelect } from '#app/routes/admin/form/color-select.tsx';
import { enterAddsRow } from '#app/routes/admin/form/enter-adds-row.ts';
import { ProductChoiceField } from '#app/routes/admin/form/product-choice-field.tsx';
import { useRows } from '#app/routes/admin/form/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

type Used = ProjectValues['products'][number];

type ProjectProductsProps = {
  initial: Used[];
  /** Ids of saved ones that visitors do not see. */
  hidden: string[];
  colors: ColorChoice[];
  onChange: () => void;
  errors: Record<number, string>;
};

const BLANK: Used = { ...NO_PRODUCT, color_id: '' };

export function ProjectProducts({ initial, hidden, colors, onChange, errors }: ProjectProductsProps) {
  // There is always a blank row at the end, so that one can be added without JavaScript.
  const { rows, add, remove, move } = useRows(initial.at(-1)?.title === '' ? initial : [...initial, BLANK], onChange);
  return (
    <FormSection
      title="Kullanilan Urunler"
      help="Proje ve urun sayfalarini birbirine baglar. Adini yazip listeden secin; renk istege baglidir."
    >
      <ul className="grid grid-cols-1 gap-5" onKeyDown={enterAddsRow(() => add(BLANK))}>
        {rows.map(({ key, value }, index) => (
          <li key={key} className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
              <ProductChoiceField
                name="products"
                label={`Urun ${index + 1}`}
                spelling="plain"
                initial={value}
                initiallyHidden={hidden.includes(value.id)}
                onChange={onChange}
                error={errors[index]}
              />
              <ColorSelect name="products.color_id" colors={colors} initial={value.color_id} />
            </div>
            <div className="flex gap-1 sm:mt-[1.9rem]">
              <IconButton
                icon="up"
                size="lg"
                label={`Urun ${index + 1}: yukari tasi`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon="dn"
                size="lg"
                label={`Urun ${index + 1}: asagi tasi`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton icon="bin" danger size="lg" label={`Urun ${index + 1}: kaldir`} onClick={() => remove(key)} />
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="sm" onClick={() => add(BLANK)}>
          <Icon name="plus" />
          Urun Ekle
        </Button>
      </div>
    </FormSection>
  );
}
