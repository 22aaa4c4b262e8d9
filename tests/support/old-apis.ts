import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { isMissing, type Range } from './compat-data.ts';

/** What to delete: a name, and the places of the page where it may stand, as ["Promise", "Promise.prototype"]. */
type Missing = [name: string, places: string[]];

/** Types, functions and properties that a browser of the range lacks. */
export function listMissingApis(range: Range): Missing[] {
  const types = { ...bcd.api, ...bcd.javascript.builtins } as Record<string, Identifier>;
  return Object.entries(types).flatMap(([owner, type]) => {
    if (isMissing(type, range)) return [[owner, ['window']] as Missing];
    return Object.entries(type)
      .filter(([name, member]) => /^\w+$/.test(name) && name !== '__compat' && isMissing(member as Identifier, range))
      .map(([name]): Missing => [name.replace(/_static$/, ''), placesOf(owner, name)]);
  });
}

function placesOf(owner: string, name: string): string[] {
  if (owner === 'Window') return ['window', 'Window.prototype'];
  // The data of the language does not tell `Promise.withResolvers` from `Promise.prototype.then`.
  if (owner in (bcd.javascript.builtins ?? {})) return [owner, `${owner}.prototype`];
  return [name.endsWith('_static') ? owner : `${owner}.prototype`];
}
