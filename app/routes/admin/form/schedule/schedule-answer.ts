import type { ScheduledAction } from '#app/features/schedule/schedule.ts';
import type { ToastMessage } from '#app/ui/toast.tsx';

export type ScheduleAnswer = { errors?: Partial<Record<ScheduledAction, string>>; toast?: ToastMessage };
