/** False for a browser that lacks something that the scripts use. Which browsers these are: browsers.json and docs/browsers.md. */
export function canRunScripts(): boolean {
  // These two came after every function that the scripts call (tests/server/browser-range.test.ts). The viewer fits pictures
  // by the size of their container; a calculation that is out of date is inert.
  return 'inert' in HTMLElement.prototype && CSS.supports('width', '1cqw');
}
