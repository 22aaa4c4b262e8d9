import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** True for Enter in a single line of text, where it would send the form. */
export function isEnterInLine({ key, target, nativeEvent }: KeyboardEvent): boolean {
  // Enter also ends the composing of a letter, and opens the file dialog of a file input.
  const isLine = target instanceof HTMLInputElement && target.type !== 'file';
  return key === 'Enter' && isLine && !nativeEvent.isComposing;
}

/** `onKeyDown` of a list of rows: Enter adds a row and goes to its first field. */
export function enterAddsRow(add: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!isEnterInLine(event)) return;
    event.preventDefault();
    const list = event.currentTarget;
    flushSync(add);
    list.lastElementChild?.querySelector('input')?.focus();
  };
}
