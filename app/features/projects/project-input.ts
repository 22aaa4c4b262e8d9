import { z } from 'zod';
import { type ProductChoice, readProductChoices } from '#app/features/products/product-choice.ts';
import { imageUrlInput } from '#app/shared/image-url-input.ts';
import { normalizeImageUrl } from '#app/shared/images.ts';
import { PROJECT_TITLE_LENGTH } from '#app/shared/limits.ts';
import type { ProjectProduct, Specification } from './project.ts';

/** What the form holds, as typed: blank rows included. */
export interface ProjectValues {
  title: string;
  description: string;
  location: string;
  /** "2025-06-14", as the date input has it. */
  completion_date: string;
  images: string[];
  features: string[];
  specifications: Specification[];
  products: (ProductChoice & { color_id: string })[];
  is_active: boolean;
}

export const EMPTY_PROJECT: ProjectValues = {
  title: '',
  description: '',
  location: '',
  completion_date: '',
  images: [''],
  features: [''],
  specifications: [{ label: '', value: '' }],
  products: [],
  is_active: true,
};

const required = (message: string) => z.string().trim().min(1, message).max(10_000);

/** Blank rows are dropped first, then the rest is validated; the output is what is stored. */
export const projectInput = z.object({
  title: required('Baslik gereklidir').max(PROJECT_TITLE_LENGTH),
  description: required('Aciklama gereklidir'),
  location: required('Konum gereklidir').max(300),
  completion_date: z
    .string()
    .trim()
    .min(1, 'Tamamlanma tarihi gereklidir')
    .refine((day) => isDay(day), 'Gecerli bir tarih girin')
    .transform((day) => new Date(day).toISOString()),
  images: z
    .array(z.string())
    .transform((list) => list.map((url) => url.trim()).filter(Boolean))
    .pipe(z.array(imageUrlInput('Gecerli bir resim adresi girin')).min(1, 'En az bir resim gereklidir').max(100)),
  features: z.array(z.string()).transform((list) => list.map((text) => text.trim()).filter(Boolean)),
  specifications: z
    .array(z.object({ label: z.string().trim(), value: z.string().trim() }))
    .transform((list) => list.filter(({ label, value }) => label || value))
    .pipe(
      z.array(
        z.object({
          label: z.string().min(1, 'Etiket gereklidir'),
          value: z.string().min(1, 'Deger gereklidir'),
        }),
      ),
    ),
  is_active: z.boolean(),
});

/** What the form says apart from its products, which only the database knows. */
export type ProjectFields = z.output<typeof projectInput>;
export type ProjectInput = ProjectFields & { products: ProjectProduct[] };

function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2200;
}

/** The posted form as values. Rows of a specification come as two lists of equal length. */
export function readProjectForm(form: FormData): ProjectValues {
  const text = (name: string) => String(form.get(name) ?? '');
  const list = (name: string) => form.getAll(name).map(String);
  const values = list('specifications.value');
  const colors = list('products.color_id');
  return {
    title: text('title'),
    description: text('description'),
    location: text('location'),
    completion_date: text('completion_date'),
    images: list('images'),
    features: list('features'),
    specifications: list('specifications.label').map((label, row) => ({ label, value: values[row] ?? '' })),
    products: readProductChoices(form, 'products').map((choice, row) => ({ ...choice, color_id: colors[row] ?? '' })),
    is_active: form.get('is_active') !== null,
  };
}

export interface ProjectErrors {
  fields: Partial<Record<'title' | 'description' | 'location' | 'completion_date' | 'images', string>>;
  /** By the number of the row in the form. */
  images: Record<number, string>;
  specifications: Record<number, { label?: string; value?: string }>;
  products: Record<number, string>;
}

const PICTURE_GONE = 'Bu gorsel bu arada silinmis; lutfen yeniden yukleyin';

/** The messages beside pictures that somebody else deleted while the form was open. */
export function nameGonePictures(values: ProjectValues, urls: string[]): ProjectErrors {
  const rows = values.images.flatMap((url, row) =>
    urls.includes(normalizeImageUrl(url)) ? [[row, PICTURE_GONE]] : [],
  );
  return { fields: {}, images: Object.fromEntries(rows), specifications: {}, products: {} };
}

/** What can be saved, or the messages beside their fields; the products apart. */
export function checkProject(values: ProjectValues): { input: ProjectFields } | { errors: ProjectErrors } {
  const parsed = projectInput.safeParse(values);
  if (parsed.success) return { input: parsed.data };
  const errors: ProjectErrors = { fields: {}, images: {}, specifications: {}, products: {} };
  // Rows are numbered without the blank ones, which were dropped: the form needs its own numbers.
  const imageRows = values.images.flatMap((url, row) => (url.trim() ? [row] : []));
  const specRows = values.specifications.flatMap((spec, row) => (spec.label.trim() || spec.value.trim() ? [row] : []));
  for (const { path, message } of parsed.error.issues) {
    const [field, row, part] = path;
    if (field === 'images' && typeof row === 'number') errors.images[imageRows[row] ?? row] ??= message;
    else if (field === 'specifications' && typeof row === 'number') {
      const own = errors.specifications[specRows[row] ?? row] ?? {};
      own[part === 'value' ? 'value' : 'label'] ??= message;
      errors.specifications[specRows[row] ?? row] = own;
    } else errors.fields[field as keyof ProjectErrors['fields']] ??= message;
  }
  return { errors };
}
