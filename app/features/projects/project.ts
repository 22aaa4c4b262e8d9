import { z } from 'zod';
import { searchText } from '#app/shared/search-text.ts';

export const specificationEntry = z.object({ label: z.string(), value: z.coerce.string() });
export type Specification = z.infer<typeof specificationEntry>;

export function projectSearchText(project: { title: string; location: string; description: string }): string {
  return searchText(project.title, project.location, project.description);
}
