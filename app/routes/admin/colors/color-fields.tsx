import { useState } from 'react';
import type { ColorInput } from '#app/features/colors/color.ts';
import { Field, TextField } from '#app/ui/field.tsx';
import type { ColorErrors } from './color-answer.ts';

type ColorFieldsProps = {
  initial: ColorInput;
  errors: ColorErrors | null | undefined;
  autoFocus?: boolean;
};

export function ColorFields({ initial, errors, autoFocus }: ColorFieldsProps) {
  const [hex, setHex] = useState(toPickerValue(initial.hex_code));
  return (
    <>
      <TextField
        name="name"
        label="Renk adı"
        placeholder="Örneğin: Meşe"
        autoComplete="off"
        defaultValue={initial.name}
        error={errors?.name}
        aria-required
        autoFocus={autoFocus}
      />
      <Field label="Renk" error={errors?.hex_code}>
        {(control) => (
          <div className="flex h-12 items-center gap-3 rounded-board border border-stone-400 bg-white px-1.5 pr-3">
            <input
              {...control}
              type="color"
              name="hex_code"
              value={hex}
              onChange={(event) => setHex(event.currentTarget.value)}
              className="h-11 w-14 rounded-board bg-transparent"
            />
            <span className="text-stone-600 uppercase tnum">{hex}</span>
          </div>
        )}
      </Field>
    </>
  );
}

/** Browsers turn everything but six digits into black; rows of older sites may have three. */
function toPickerValue(hex: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const [, r, g, b] = short ?? [];
  return (short ? `#${r}${r}${g}${g}${b}${b}` : hex).toLowerCase();
}
