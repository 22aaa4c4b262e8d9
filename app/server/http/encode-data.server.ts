/**
 * Data of a page in the format that React Router's script in the browser decodes: a list of all values, in which objects and
 * lists name theirs by number, so that what occurs twice is written once. React Router encodes in a stream, for promises and
 * classes, which costs half as much again. `undefined` for data with anything of that kind: React Router then does it.
 */
export function encodeData(data: object): string | undefined {
  const numbers = new Map<unknown, number>([[data, 0]]);
  const texts: string[] = [];
  // Values are numbered as they are met, and written last in, first out, as React Router does it.
  const waiting: unknown[] = [data];
  const numberOf = (value: unknown): number => {
    const known = specialNumber(value) ?? numbers.get(value);
    if (known !== undefined) return known;
    const next = numbers.size;
    numbers.set(value, next);
    waiting.push(value);
    return next;
  };
  while (waiting.length > 0) {
    const value = waiting.pop();
    const number = numbers.get(value) ?? 0;
    if (typeof value !== 'object') {
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
      texts[number] = JSON.stringify(value);
    } else if (Array.isArray(value)) texts[number] = `[${Array.from(value, numberOf).join(',')}]`;
    else if (isPlain(value)) texts[number] = `{${writeEntries(value, numberOf)}}`;
    else return undefined;
  }
  return `[${texts.join(',')}]\n`;
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

const isPlain = (value: object | null): value is object =>
  value !== null && Object.getPrototypeOf(value) === Object.prototype;

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
