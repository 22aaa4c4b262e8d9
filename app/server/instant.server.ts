let last = 0;
const CLOCK_WAS_SET_BACK_MS = 1000;

/**
 * Now, as rows keep it, later than every instant that was given before and than `before`: what is written within one
 * millisecond keeps its order, and a saved row never looks like the one that it replaces.
 */
export function nextInstant(before?: string | null): string {
  const now = Date.now();
  last = now > last || now < last - CLOCK_WAS_SET_BACK_MS ? now : last + 1;
  if (before) last = Math.max(last, Date.parse(before) + 1);
  return new Date(last).toISOString();
}
