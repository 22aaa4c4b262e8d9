/** What a user looks for: an element of a role, by its name. */
export interface Target {
  css: string;
  name?: string;
  /** The source of a regular expression for the name, in place of `name`. */
  pattern?: string;
  /** Only inside of the first visible element that this selects. */
  within?: string;
}

type Name = string | RegExp;
const make = (css: string, name?: Name, within?: string): Target =>
  name instanceof RegExp ? { css, pattern: name.source, within } : { css, name, within };

export const link = (name: Name, within?: string) => make('a[href]', name, within);
export const button = (name: Name, within?: string) => make('button, [role=button], summary', name, within);
export const heading = (name: Name, within?: string) => make('h1, h2, h3', name, within);
export const field = (name: Name, within?: string) =>
  make('input:not([type=hidden]), textarea, select, [contenteditable=true]', name, within);
/** A radio button or check box that its label hides. */
export const choice = (name: Name, within?: string) => make('label', name, within);
export const picture = (name: Name, within?: string) => make('img', name, within);
export const css = (selector: string): Target => ({ css: selector });

/** Runs in the page, so it sees nothing but its argument. File inputs may be hidden behind their label. */
export function locate({ css, name, pattern, within }: Target): Element | null {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isVisible = (element: Element) =>
    element.matches('input[type=file]') ||
    (element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }));
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || getComputedStyle(node).display === 'none') return '';
    return node.getAttribute('alt') ?? Array.from(node.childNodes, textOf).join('');
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return tidy(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (own) return tidy(own);
    const labels = (element as HTMLInputElement).labels;
    if (labels?.length) return tidy(Array.from(labels, textOf).join(' '));
    return tidy(textOf(element));
  };
  const fits = (element: Element) =>
    pattern === undefined ? name === undefined || nameOf(element) === name : new RegExp(pattern).test(nameOf(element));
  const scope = within ? Array.from(document.querySelectorAll(within)).find(isVisible) : document;
  return Array.from(scope?.querySelectorAll(css) ?? []).find((element) => isVisible(element) && fits(element)) ?? null;
}
