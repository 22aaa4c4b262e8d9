/**
 * The statement that gives React Router in the browser the page's data, for hydration. React Router would write it too, but in
 * several parts, and with every part React would render again.
 */
export function handOverData(encoded: string): string {
  return `(c=>{c.enqueue('${encoded.replace(SPECIAL, escapeCharacter)}');c.close()})(__reactRouterContext.streamController);`;
}

/**
 * What could end the string or the script, and `>`, so that nothing in the data looks like markup. The string has single
 * quotes because the data is JSON: its many double quotes then need no escape.
 */
const SPECIAL = /['\\<>\n\r\u2028\u2029]/g;
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
