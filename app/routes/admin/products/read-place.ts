/** The place that was typed, counted from 1; beyond the end means the end. Null when it is no place at all. */
export function readPlace(typed: string, total: number): number | null {
  const place = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return place < 1 ? null : Math.min(place, total);
}
