/** Appends the query values that are set; empty ones are left out. */
export function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  // Not `query.size`, which Safari has since 17 and Chrome since 113 only.
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
