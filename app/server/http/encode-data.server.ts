/**
 * Data of a page in the format that React Router's script in the browser decodes: a list of all values, in which objects and
 * lists name theirs by number, so that what occurs twice is written once. React Router encodes in a stream, for promises and
 * classes, which costs half as much again. `undefined` for data with anything of that kind: React Router then does it.
 */
export function encodeData(data: object): string | undefined {
  const numbers = new Map<unknown, number>([[data, 0]]);
  const texts: string[] = [''];
  // Values are numbered as they are met; what is in objects and lists is written last in, first out, as React Router does it.
  const waiting: object[] = [data];
  let isJson = true;
  const numberOf = (value: unknown): number => {
    const known = specialNumber(value) ?? numbers.get(value);
    if (known !== undefined) return known;
    const next = texts.length;
    numbers.set(value, next);
    if (typeof value === 'object' && value !== null) {
      texts.push('');
      waiting.push(value);
    } else {
      isJson &&= typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      texts.push(isJson ? JSON.stringify(value) : '');
    }
    return next;
  };
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    const number = numbers.get(value) ?? 0;
    if (Array.isArray(value)) texts[number] = `[${Array.from(value, numberOf).join(',')}]`;
    else if (isPlain(value)) texts[number] = `{${writeEntries(value, numberOf)}}`;
    else return undefined;
  }
  return isJson ? `[${texts.join(',')}]\n` : undefined;
}

function writeEntries(value: object, numberOf: (value: unknown) => number): string {
  let entries = '';
  for (const [name, entry] of Object.entries(value)) {
    // A statement each: the name gets its number first.
    const key = numberOf(name);
    entries += `${entries && ','}"_${key}":${numberOf(entry)}`;
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
