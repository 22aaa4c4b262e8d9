import type { Role } from '#app/shared/roles.ts';
import type { ToastMessage } from '#app/ui/toast.tsx';

/** What the screen's action answers. */
export interface PeopleAnswer {
  toast?: ToastMessage;
  /** Of the invitation form. */
  error?: string;
  values?: { email: string; role: Role };
  /** Shown only when no mail can be sent, and only now: the site keeps no copy of it. */
  link?: { email: string; url: string };
}
