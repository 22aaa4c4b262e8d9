import type { ColorChoice } from '#app/features/colors/admin-queries.server.ts';
import { SelectField } from '#app/ui/field.tsx';

type ColorSelectProps = { name: string; colors: ColorChoice[]; initial: string };

/** Spelt the same on every screen. A colour that was deleted meanwhile is not in the list, and none is chosen. */
export function ColorSelect({ name, colors, initial }: ColorSelectProps) {
  const options = colors.map((color) => ({
    value: color.id,
    label: color.is_visible ? color.name : `${color.name} (gizli)`,
  }));
  return <SelectField name={name} label="Renk" placeholder="Renk yok" options={options} defaultValue={initial} />;
}
