import { randomInt } from 'node:crypto';

// Without the letters and digits that are mistaken for one another when read off a screen.
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random letters in groups, to be copied by hand; about five bits a letter. */
export function makeReadable(groups: number, letters: number): string {
  const group = () => Array.from({ length: letters }, () => READABLE[randomInt(READABLE.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
