/**
 * A browser that lacks something that the scripts use keeps the page as it is without JavaScript, instead of one that breaks
 * half-way. Which browsers these are: browsers.json and docs/browsers.md.
 */
export function stayPlain(): boolean {
  // These two came after every function that the scripts call (tests/server/browser-range.test.ts). The viewer fits pictures
  // by the size of their container; a calculation that is out of date is inert.
  if ('inert' in HTMLElement.prototype && CSS.supports('width', '1cqw')) return false;
  const style = document.createElement('style');
  style.textContent = '.noscript\\:hidden{display:none}';
  document.head.append(style);
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;
  return true;
}
