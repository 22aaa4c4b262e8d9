/** Loads a script once the page has loaded, or at the first sign of use before that. If it fails, the next sign of use tries again. */
export function fetchOnceLoaded(src: string): void {
  const signs = ['load', 'pointerdown', 'keydown', 'input', 'online'];
  function fetchNow() {
    for (const sign of signs) removeEventListener(sign, fetchNow, true);
    document.head.append(Object.assign(document.createElement('script'), { src, onerror: waitForSign }));
  }
  function waitForSign() {
    for (const sign of signs) addEventListener(sign, fetchNow, true);
  }
  waitForSign();
}
