import { TextMap } from './text-map.server.ts';

/**
 * Data of a page in the format that React Router's script in the browser decodes: a list of all values, in which objects and
 * lists name theirs by number, so that what occurs twice is written once. React Router encodes in a stream, for promises and
 * classes, which costs half as much again. `undefined` for data with anything of that kind: React Router then does it.
 */
export function encodeData(data: object): string | undefined {
  const written: string[] = [];
  const numbers = new Map<unknown, number>();
  const textNumbers = new TextMap<number>();
  // Values are numbered as they are met; what is in objects and lists is written last in, first out, as React Router does it.
  const waiting: object[] = [];
  let isJson = true;
  const numberOfText = (text: string): number => {
    const known = textNumbers.get(text);
    if (known !== undefined) return known;
    const number = written.push(quote(text)) - 1;
    textNumbers.add(text, number);
    return number;
  };
  const numberOf = (value: unknown): number => {
    if (typeof value === 'string') return numberOfText(value);
    const known = specialNumber(value) ?? numbers.get(value);
    if (known !== undefined) return known;
    const isObject = typeof value === 'object' && value !== null;
    if (isObject) waiting.push(value);
    else isJson &&= typeof value === 'number' || typeof value === 'boolean';
    const number = written.push(isObject || !isJson ? '' : String(value)) - 1;
    numbers.set(value, number);
    return number;
  };
  numberOf(data);
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    const number = numberOf(value);
    if (Array.isArray(value)) written[number] = `[${Array.from(value, numberOf).join(',')}]`;
    else if (isPlain(value)) written[number] = `{${writeEntries(value, numberOf)}}`;
    else return undefined;
  }
  return isJson ? `[${written.join(',')}]\n` : undefined;
}

/** As JSON. Most texts have nothing that needs an escape. */
const quote = (text: string) => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;

function writeEntries(value: object, numberOf: (value: unknown) => number): string {
  let entries = '';
  for (const name of Object.keys(value)) {
    // A statement each: the name gets its number first.
    const key = numberOf(name);
    entries += `${entries && ','}"_${key}":${numberOf(value[name as keyof typeof value])}`;
  }
  return entries;
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** What JSON does not have. */
function specialNumber(value: unknown): number | undefined {
  if (value === undefined) return -7;
  if (value === null) return -5;
  if (typeof value !== 'number') return undefined;
  if (Number.isNaN(value)) return -2;
  if (value === Number.POSITIVE_INFINITY) return -6;
  if (value === Number.NEGATIVE_INFINITY) return -3;
  return Object.is(value, -0) ? -4 : undefined;
}
