/** Makes the page the one that it is without JavaScript, instead of one that breaks half-way. */
export function stayPlain(): void {
  document.documentElement.setAttribute('data-plain', '');
  const style = document.createElement('style');
  style.textContent = '.noscript\\:hidden{display:none}';
  document.head.append(style);
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;
  // The scripts that a pressed link waits for (remember-clicks) will not come.
  const pressed = document.querySelector<HTMLElement>('a[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
}
