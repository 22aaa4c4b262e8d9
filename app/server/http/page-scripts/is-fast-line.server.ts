/** Where a browser says nothing of its connection, a page that loaded at once is a sign of a fast one. */
export function isFastLine(): boolean {
  const { connection } = navigator as { connection?: { effectiveType: string; saveData: boolean } };
  if (connection) return connection.effectiveType === '4g' && !connection.saveData;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.loadEventStart || performance.now()) < 2000;
}
