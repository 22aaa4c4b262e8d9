/** Runs in the page: what a finger would miss, and fields that make iOS zoom in. Links within a sentence are as high as its line. */
export function findSmallTargets(): string[] {
  const SMALLEST = 43.5;
  const small: string[] = [];
  const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const own = element.getBoundingClientRect();
    // One that is hidden behind its label, which is what is pressed.
    const label = (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
    const [width, height] = [Math.max(own.width, label?.width ?? 0), Math.max(own.height, label?.height ?? 0)];
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    if (!isShown || element.closest('[aria-hidden=true]')) continue;
    const sentence = element.closest('p, li, dd, td, h2, label, legend');
    const words = (text: string | null | undefined) => (text ?? '').trim().length;
    const isInSentence =
      getComputedStyle(element).display === 'inline' && words(sentence?.textContent) > words(element.textContent) + 3;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.getAttribute('name');
    // A word is as wide as it is.
    const isNarrow = width < SMALLEST && !element.matches('a');
    if (!isInSentence && (height < SMALLEST || isNarrow))
      small.push(`${element.localName} "${name?.slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`);
    const isTyped = element.matches(
      'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea',
    );
    if (isTyped && Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      small.push(`letters of ${element.getAttribute('name')} below 16 px`);
  }
  return small;
}
