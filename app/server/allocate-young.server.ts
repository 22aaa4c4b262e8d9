import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from allocating new objects among the old ones, which it does where most objects that a piece of code made have
 * lived long. The code that prepares answers makes some that are cached for good and some that are sent once. The latter, too,
 * then stayed with their bytes until V8 collected old objects; a hundred rendered pages were enough to bring that about.
 */
export function allocateYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
