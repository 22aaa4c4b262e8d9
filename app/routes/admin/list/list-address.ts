import { useLocation } from 'react-router';
import { z } from 'zod';
import { isPageNumber } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';

// A form leads back to its list as it was: the link to the form carries the list's query (`?liste=q%3Ddeck%26sayfa%3D2`),
// so that this also works without JavaScript. Only the query travels, never a path, and only the names below are kept.

const FROM = 'liste';

const listQuery = z.object({
  q: z.string().max(200).optional().catch(undefined),
  category: z.string().regex(/^\w+$/).max(40).optional().catch(undefined),
  durum: z
    .string()
    .regex(/^[a-z]+$/)
    .max(40)
    .optional()
    .catch(undefined),
  sayfa: z.string().refine(isPageNumber).optional().catch(undefined),
  tur: z.string().regex(/^\w+$/).max(40).optional().catch(undefined),
  siralama: z.literal('1').optional().catch(undefined),
});
const readListQuery = (query: string) => listQuery.parse(Object.fromEntries(new URLSearchParams(query)));

/** The list that a form was opened from: its path with the query that came along. */
export function listAddress(list: string, formQuery: URLSearchParams): string {
  return withQuery(list, readListQuery(formQuery.get(FROM) ?? ''));
}

/** In a form: the address of the list that it was opened from. */
export function useListAddress(list: string): string {
  return listAddress(list, new URLSearchParams(useLocation().search));
}

/** In a list: completes the address of a form with the way back to the list as it is now. */
export function useFormAddress(): (form: string) => string {
  const query = withQuery('', readListQuery(useLocation().search)).slice(1);
  return (form) => (query ? withQuery(form, { [FROM]: query }) : form);
}
