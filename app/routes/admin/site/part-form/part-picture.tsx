import { useState } from 'react';
import type { PictureField as PictureDeclaration, StoredPicture } from '#app/features/content/fields.ts';
import { PictureField } from '#app/routes/admin/form/picture-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import type { PartControls } from './part-form-state.ts';

type PartPictureProps = PartControls & { field: PictureDeclaration; name: string; value: StoredPicture };

export function PartPicture({ form, pictures, field, name, value }: PartPictureProps) {
  // The words belong to the picture: another one starts without them, and they are asked for again.
  const [alt, setAlt] = useState(value.alt);
  return (
    <div className="grid gap-4">
      <PictureField
        name={`${name}.src`}
        label={field.label}
        required
        purpose="page"
        initial={value.src}
        picture={pictures[value.src] ?? null}
        className={field.shape}
        chooseLabel="Görsel Seç"
        changeLabel="Görseli Değiştir"
        hint={field.hint ?? 'JPEG, PNG veya WEBP; en fazla 5 MB.'}
        error={form.errors?.[`${name}.src`]}
        onChange={form.markChanged}
      />
      <TextField
        name={`${name}.alt`}
        label={`${field.label}: alt metin`}
        hint="Görseli göremeyen ziyaretçiye okunur. Ne görünüyorsa onu yazın; yalnızca süsse boş bırakın."
        maxLength={160}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
        error={form.errors?.[`${name}.alt`]}
      />
    </div>
  );
}
