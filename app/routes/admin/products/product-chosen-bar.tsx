import { type ReactNode, useRef } from 'react';
import { ADMIN_CATEGORY_LABELS } from '#app/features/products/admin-category-labels.ts';
import { CATEGORIES } from '#app/features/products/category.ts';
import { useClosingDetails } from '#app/routes/admin/frame/use-closing-details.ts';
import { MANY_FORM } from '#app/routes/admin/list/many/chosen.ts';
import { ChosenBar } from '#app/routes/admin/list/many/chosen-bar.tsx';
import { PRODUCT_WORDS } from '#app/routes/admin/list/many/many-words.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: ADMIN_CATEGORY_LABELS[value] }));

export function ProductChosenBar() {
  return (
    <ChosenBar words={PRODUCT_WORDS}>
      <More label="Kategori" intent="set-category">
        <SelectField name="category" label="Nereye tasinsin?" form={MANY_FORM} options={CATEGORY_OPTIONS} />
      </More>
      <More label="Teknik deger" intent="set-spec">
        <TextField name="spec_title" label="Ozellik" placeholder="Genislik" form={MANY_FORM} maxLength={200} />
        <TextField name="spec_value" label="Deger" placeholder="140 mm" form={MANY_FORM} maxLength={200} />
      </More>
    </ChosenBar>
  );
}

/** A change that asks for more than a press. */
function More({ label, intent, children }: { label: string; intent: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const apply = useRef<HTMLButtonElement>(null);
  useClosingDetails(details);
  return (
    <details ref={details} className="chosen-more">
      <summary className={buttonClass({ variant: 'outline-dark', size: 'sm' })}>{label}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of its fields presses the button below */}
      <div
        className="chosen-more-panel"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply.current?.click();
        }}
      >
        {children}
        <Button ref={apply} type="submit" size="sm" form={MANY_FORM} name="intent" value={intent}>
          Secilenlere uygula
        </Button>
      </div>
    </details>
  );
}
