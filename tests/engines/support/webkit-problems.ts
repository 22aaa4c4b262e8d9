/**
 * Runs in the page. Under automation WebKit has no console, and nothing can run before the page's own scripts. So what went
 * wrong before is read from what the page is left with, and from then on errors are noted as they happen, where every later
 * document of the same tab finds them.
 */
export function notePageProblems(): void {
  if ('notesProblems' in window || !location.protocol.startsWith('http')) return;
  Object.assign(window, { notesProblems: true });
  const note = (problem: string) => {
    const problems: string[] = JSON.parse(sessionStorage.getItem('page-problems') ?? '[]');
    sessionStorage.setItem('page-problems', JSON.stringify([...problems, `${problem} (on ${location.pathname})`]));
  };
  const noteError = ({ message, target }: ErrorEvent) =>
    note(target instanceof HTMLElement ? `failed: ${target.outerHTML.slice(0, 200)}` : `uncaught ${message}`);
  addEventListener('error', noteError, true);
  addEventListener('unhandledrejection', ({ reason }) => note(`uncaught ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`blocked by the content security policy: ${effectiveDirective} ${blockedURI}`),
  );
  const request = window.fetch;
  const notingFetch: typeof fetch = async (...given) => {
    const response = await request(...given);
    if (response.status >= 400) note(`status ${response.status}: ${response.url}`);
    return response;
  };
  Object.assign(window, { fetch: notingFetch });
  const noteConsole = (...args: unknown[]) => {
    const text = args.join(' ');
    // React Router looks links up ahead of time; leaving the page ends that request.
    if (!text.startsWith('Failed to fetch manifest patches')) note(`console error: ${text}`);
  };
  Object.assign(console, { error: noteConsole });
  const noteMissing = () => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!sheet.sheet) note(`failed: ${sheet.href}`);
    for (const picture of document.images)
      if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) note(`failed: ${picture.currentSrc}`);
  };
  if (document.readyState === 'complete') noteMissing();
  else addEventListener('load', noteMissing);
}

/** Runs in the page. */
export function takePageProblems(): string[] {
  if (!location.protocol.startsWith('http')) return [];
  const problems = JSON.parse(sessionStorage.getItem('page-problems') ?? '[]');
  sessionStorage.removeItem('page-problems');
  return problems;
}
