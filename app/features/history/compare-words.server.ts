import { setImmediate as giveWay } from 'node:timers/promises';
import { diffWords } from 'diff';
import type { ComparedField } from './compare.server.ts';

/** A piece of a text: as it was, taken out, or put in. */
export type Piece = { text: string; change?: 'out' | 'in' };

type TextField = Extract<ComparedField, { text: string }>;
export type FieldInWords = Omit<TextField, 'textBefore' | 'text'> & {
  /** Null: comparing them takes too long. */
  words: Piece[] | null;
};

/**
 * For all fields of a page together. Comparing two long texts with few words in common takes seconds, during which this
 * process answers nobody.
 */
const BUDGET_MS = 200;

/** Which words of each text were taken out and put in, as far as the time allows. Pictures stay as they are. */
export async function compareWords<Field extends ComparedField>(
  fields: Field[],
  budgetMs = BUDGET_MS,
): Promise<(FieldInWords | Exclude<ComparedField, TextField>)[]> {
  let left = budgetMs;
  const told: (FieldInWords | Exclude<ComparedField, TextField>)[] = [];
  for (const field of fields) {
    if (!('text' in field)) {
      told.push(field);
      continue;
    }
    const { textBefore, text, ...rest } = field;
    if (textBefore === text) {
      told.push({ ...rest, words: [{ text }] });
      continue;
    }
    await giveWay();
    const start = performance.now();
    told.push({ ...rest, words: left > 0 ? findWords(textBefore, text, left) : null });
    left -= performance.now() - start;
  }
  return told;
}

function findWords(before: string, after: string, timeout: number): Piece[] | null {
  const found = diffWords(before, after, { timeout });
  if (!found) return null;
  return found
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({
      text: value,
      ...(removed && { change: 'out' as const }),
      ...(added && { change: 'in' as const }),
    }));
}
