import { z } from 'zod';
import { transliteratedSlug } from '#app/shared/slug.ts';

export const colorInput = z.object({
  name: z.string().trim().min(1, 'Renk adı boş olamaz').max(80, 'Renk adı en fazla 80 karakter olabilir'),
  hex_code: z
    .string()
    .trim()
    .regex(/^#[0-9a-f]{6}$/i, 'Geçerli bir renk seçin'),
});
export type ColorInput = z.infer<typeof colorInput>;

/** The address is made from the name. A name without any Latin letter or digit has none to give. */
export const colorSlug = (name: string) => transliteratedSlug(name) || 'renk';
