import type { Measures } from '#app/features/products/measures.ts';

export type DemoCategory = 'deck' | 'fence' | 'garden_gate' | 'facade' | 'pergola' | 'decorative_panel';

export type DemoColor = { key: string; name: string; hex_code: string; is_visible: boolean };

export type DemoProduct = {
  slug: string;
  title: string;
  category: DemoCategory;
  /** Paragraphs are separated by a blank line. */
  description: string;
  display_order: number;
  is_active: boolean;
  /** File names in content/pictures/, here and below. */
  main_image: string;
  faq_image: string | null;
  features: { title: string; description: string }[];
  technical_specs: { title: string; value: string }[];
  faq: { question: string; answer: string }[];
  images: { image: string; color: DemoColor['key'] | null }[];
  measures?: Measures;
  created_at: string;
};

export type DemoProject = {
  slug: string;
  title: string;
  description: string;
  location: string;
  completion_date: string;
  images: string[];
  features: string[];
  specifications: { label: string; value: string }[];
  products: { product: DemoProduct['slug']; color: DemoColor['key'] }[];
  is_active: boolean;
  created_at: string;
};

export type DemoPost = {
  slug: string;
  title: string;
  /** HTML: h2, p, ul and blockquote only. */
  content: string;
  image: string;
  excerpt: string;
  published_at: string;
  created_at: string;
};

export type DemoGalleryItem = {
  title: string;
  description: string | null;
  image: string;
  type: 'product' | 'project';
  product?: DemoProduct['slug'];
  color?: DemoColor['key'];
  created_at: string;
};
