import { href } from 'react-router';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import type { Toast } from '#app/server/toast.server.ts';

const MOVED: Record<Spelling, (title: string) => string> = {
  plain: (title) => `“${title}” cop kutusuna tasindi.`,
  turkish: (title) => `“${title}” çöp kutusuna taşındı.`,
};

/** Said of what was erased: nobody can take it out of a file that was written yesterday. */
export const BACKUP_NOTE = 'Daha önce alınmış yedeklerde, o yedekler silinene dek durur.';

/** The toast of a deletion, with the way back. */
export function movedToBin(text: string, id: string, title: string, spelling: Spelling = 'turkish'): Toast {
  return {
    kind: 'success',
    text,
    detail: MOVED[spelling](title),
    undo: { to: href('/admin/bin'), fields: { intent: 'restore', id } },
  };
}
