import { data } from 'react-router';
import type { z } from 'zod';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';

const UNKNOWN: Record<Spelling, string> = {
  plain: 'Bu islem anlasilamadi. Sayfayi yenileyip yeniden deneyin.',
  turkish: 'Bu işlem anlaşılamadı. Sayfayı yenileyip yeniden deneyin.',
};

/**
 * The change that a list was asked for. What no screen of ours sends (an unknown intent, no intent, no id) is answered
 * with 400; the list's `LoadFailure` or, with JavaScript, a toast says so.
 */
export function parseIntent<T extends z.ZodType>(
  form: Iterable<[string, unknown]>,
  changes: T,
  spelling: Spelling = 'turkish',
): z.output<T> {
  const parsed = changes.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw notUnderstood(spelling);
  return parsed.data;
}

/** To be thrown. */
export const notUnderstood = (spelling: Spelling) => data(UNKNOWN[spelling], { status: 400 });
