import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { redirectWithToast, type Toast } from '#app/server/toast.server.ts';
import { VIEW_ON_SITE } from './view-on-site.tsx';

type Saved = {
  id: string;
  text: string;
  /** Where visitors see it, or null. */
  page: string | null;
  spelling?: Spelling;
  undo?: Toast['undo'];
};

/** After saving: back to the list, where the row is marked and the toast leads to the public page. */
export function redirectToList(list: string, { id, text, page, spelling = 'turkish', undo }: Saved) {
  const link = page === null ? undefined : { to: page, label: VIEW_ON_SITE[spelling] };
  return redirectWithToast(list, { kind: 'success', text, link, undo, saved: id });
}
