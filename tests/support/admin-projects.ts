import { randomUUID } from 'node:crypto';
import { insertRecord } from './e2e-rows.ts';
import { uniqueText } from './visitor.ts';

export function insertProject(values: { title?: string; is_active?: number } = {}) {
  const id = randomUUID();
  return insertRecord('projects', {
    id,
    title: uniqueText('Deneme projesi'),
    slug: id,
    description: 'Boğaz’a bakan teras',
    location: 'Kandilli',
    completion_date: '2025-06-14T00:00:00.000Z',
    images: '["/images/site/hero-terrace.jpg"]',
    features: '["Gizli klips"]',
    specifications: '[{"label":"Alan","value":"210 m²"}]',
    ...values,
  });
}
