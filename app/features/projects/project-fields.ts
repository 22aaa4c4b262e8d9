import { formatDay } from '#app/shared/dates.ts';
import { readList, textEntry } from '#app/shared/lists.ts';
import { activeField, entryFields, type LinkNames, type RecordField, textField } from '#app/shared/record-fields.ts';
import { imageEntry, specificationEntry } from './project.ts';

interface Project {
  title: string;
  slug: string;
  description: string;
  location: string;
  completion_date: string;
  is_active: boolean;
  images: unknown;
  features: unknown;
  specifications: unknown;
  products: { title: string; color_id: string | null }[];
}

export function projectFields(project: Project, names: LinkNames): RecordField[] {
  const facts = readList(project.specifications, specificationEntry);
  const used = project.products.map(({ title, color_id }) =>
    color_id ? `${title} (${names.color(color_id)})` : title,
  );
  return [
    textField('title', 'Başlık', project.title),
    textField('slug', 'Adres', `/projects/${project.slug}`),
    textField('description', 'Açıklama', project.description),
    textField('location', 'Konum', project.location),
    textField('completion_date', 'Tamamlanma tarihi', formatDay(project.completion_date)),
    activeField(project.is_active),
    { key: 'images', label: 'Görseller', pictures: readList(project.images, imageEntry) },
    textField('features', 'Özellikler', readList(project.features, textEntry).join('\n')),
    ...entryFields(
      'specifications',
      'künye bilgisi',
      facts.map(({ label, value }) => ({ title: label, text: value })),
    ),
    textField('products', 'Kullanılan ürünler', used.join('\n')),
  ];
}
