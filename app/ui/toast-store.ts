import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';

export type ToastMessage = {
  kind: ToastKind;
  text: string;
  /** A second sentence, e.g. why it failed. */
  detail?: string | undefined;
  /** Opens in a new tab, except a link that stays in the back-office. */
  link?: { to: string; label: string; inside?: true | undefined } | undefined;
  /** A change that takes back what was just done: what *Geri al* posts, and where. */
  undo?: Undo | undefined;
};

export type Undo = { to: string; fields: Record<string, string> };

/** `count`: how often the same message was shown while it was on the screen. */
export type ShownToast = ToastMessage & { id: number; count: number };
type Clock = { left: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined };

const DURATION_MS = { success: 2000, error: 4000, info: 4000 };
/** Time to read the second sentence. */
const WITH_DETAIL_MS = 4000;
/** Time to reach for the link or the button. */
const WITH_LINK_MS = 8000;
const LIMIT = 20;

// A store outside React, because middleware and upload code show toasts too. Newest first.
let toasts: readonly ShownToast[] = [];
let paused = false;
let lastId = 0;
const clocks = new Map<number, Clock>();
const listeners = new Set<() => void>();

/** The same message again while it is on the screen raises its count and restarts its time. */
export function showToast(message: ToastMessage): void {
  const same = toasts.find((shown) => contentOf(shown) === contentOf(message));
  if (same) closeToast(same.id);
  const shown = { ...message, id: same?.id ?? ++lastId, count: (same?.count ?? 0) + 1 };
  change([shown, ...toasts]);
  clocks.set(shown.id, { left: durationOf(message), startedAt: 0, timer: undefined });
  if (!paused) start(shown.id);
  for (const { id } of toasts.slice(LIMIT)) closeToast(id);
}

export function closeToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  change(toasts.filter((shown) => shown.id !== id));
}

export function pauseToasts(): void {
  if (paused) return;
  paused = true;
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer);
    clock.left -= Date.now() - clock.startedAt;
  }
}

export function resumeToasts(): void {
  if (!paused) return;
  paused = false;
  for (const id of clocks.keys()) start(id);
}

export const readToasts = () => toasts;

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readToasts,
    () => NONE,
  );
}

const NONE: readonly ShownToast[] = [];
const contentOf = ({ kind, text, detail, link, undo }: ToastMessage) =>
  JSON.stringify([kind, text, detail, link, undo]);

function durationOf({ kind, detail, link, undo }: ToastMessage): number {
  if (link || undo) return WITH_LINK_MS;
  return detail ? WITH_DETAIL_MS : DURATION_MS[kind];
}

function start(id: number): void {
  const clock = clocks.get(id);
  if (!clock) return;
  clock.startedAt = Date.now();
  clock.timer = setTimeout(() => closeToast(id), clock.left);
}

function change(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
