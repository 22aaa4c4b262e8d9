import type { Content, Field, Fields, Ordered } from './fields.ts';

/** What may be wrong, by the name of the form's field: "title", "sections.2.text", "picture.alt". */
export type PartErrors = Record<string, string>;

/** A list can hold at most this many rows in a form, whatever its own limit says about it. */
const MOST_ROWS = 200;

/** The content as typed. Names are paths: "title", "picture.src", "questions.0.answer". */
export function readPart<F extends Fields>(fields: F, form: FormData, path = ''): Content<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, readField(field, form, path + name)]);
  return Object.fromEntries(entries);
}

function readField(field: Field, form: FormData, path: string) {
  const typed = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  switch (field.kind) {
    case 'picture':
      return { src: typed(`${path}.src`), alt: typed(`${path}.alt`) };
    case 'list':
      return rowNumbers(form, path).map((number) => readPart(field.fields, form, `${path}.${number}.`));
    case 'order':
      return rowNumbers(form, path).map(
        (number): Ordered => ({ name: typed(`${path}.${number}.name`), shown: form.has(`${path}.${number}.shown`) }),
      );
    default:
      return typed(path);
  }
}

/** In the order of the form, which numbers its rows from the top. */
function rowNumbers(form: FormData, path: string): number[] {
  const numbers = new Set<number>();
  for (const name of form.keys()) {
    if (!name.startsWith(`${path}.`)) continue;
    const number = /^\d{1,4}(?=\.)/.exec(name.slice(path.length + 1))?.[0];
    if (number !== undefined && numbers.size < MOST_ROWS) numbers.add(Number(number));
  }
  return [...numbers].sort((a, b) => a - b);
}
