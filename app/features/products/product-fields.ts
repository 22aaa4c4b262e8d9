import { readList } from '#app/shared/lists.ts';
import {
  activeField,
  entryFields,
  type LinkNames,
  pictureField,
  type RecordField,
  textField,
} from '#app/shared/record-fields.ts';
import { categoryLabel } from './category.ts';
import type { Measures } from './measures.ts';
import { faqEntry, featureEntry, specEntry } from './product.ts';

interface Product {
  title: string;
  slug: string;
  category: string;
  description: string;
  is_active: boolean;
  main_image: string | null;
  faq_image: string | null;
  features: unknown;
  technical_specs: unknown;
  faq: unknown;
  images: { image_url: string; color_id: string | null }[];
  measures: Measures | null;
}

export function productFields(product: Product, names: LinkNames): RecordField[] {
  const features = readList(product.features, featureEntry);
  const specs = readList(product.technical_specs, specEntry);
  const questions = readList(product.faq, faqEntry);
  return [
    textField('title', 'Başlık', product.title),
    textField('slug', 'Adres', `/products/${product.slug}`),
    textField('category', 'Kategori', categoryLabel(product.category) || product.category),
    textField('description', 'Açıklama', product.description),
    activeField(product.is_active),
    pictureField('main_image', 'Ana görsel', product.main_image),
    { key: 'images', label: 'Görseller', pictures: product.images.map(({ image_url }) => image_url) },
    textField('colors', 'Görsel renkleri', product.images.map(({ color_id }) => names.color(color_id)).join(', ')),
    pictureField('faq_image', 'Soru-cevap görseli', product.faq_image),
    ...entryFields(
      'features',
      'özellik',
      features.map(({ title, description }) => ({ title, text: description })),
    ),
    ...entryFields(
      'specs',
      'teknik özellik',
      specs.map(({ title, value }) => ({ title, text: value })),
    ),
    ...entryFields(
      'faq',
      'soru',
      questions.map(({ question, answer }) => ({ title: question, text: answer })),
    ),
    textField('measures', 'Hesaplama ölçüleri', product.measures && measuresText(product.measures)),
  ];
}

function measuresText(measures: Measures): string {
  if (measures.kind === 'panel')
    return `Bölme ${measures.bayWidth} mm, dikme ${measures.postWidth} mm, lamel ${measures.lamellaHeight} mm, yükseklikler ${measures.panelHeights.join(', ')} mm`;
  const weight = measures.weightPerM === null ? '' : `, ${String(measures.weightPerM).replace('.', ',')} kg/m`;
  return `Genişlik ${measures.boardWidth} mm, derz ${measures.gap} mm, boylar ${measures.boardLengths.join(', ')} mm, taşıyıcı ${measures.joistSpacing} mm aralıkla ${measures.joistLength} mm${weight}`;
}
