/** For pages without a form to send: a form that was accepted is answered with a redirect, and is then not filled in again (keep-sent-form). */
export function forgetSentForm(): void {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.redirectCount) sessionStorage.removeItem('form');
  } catch {
    // Storage is switched off.
  }
}
