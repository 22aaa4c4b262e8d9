/** Appends the query values that are set; empty ones are left out. */
export function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}
