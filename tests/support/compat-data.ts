import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';

/** Browser names with the oldest version, as in browsers.json. */
export type Range = Record<string, string>;

const SAME_ENGINE: Record<string, string[]> = {
  safari: ['safari', 'safari_ios'],
  chrome: ['chrome'],
  firefox: ['firefox'],
};

/** Which browsers of the range are too old for a feature, as "safari 16.4"; none for a feature without data. */
export function findTooOld(feature: Identifier | undefined, range: Range): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(range).flatMap(([browser, oldest]) =>
    (SAME_ENGINE[browser] ?? []).flatMap((name) => {
      const statements = [support[name as 'safari']].flat();
      const since = statements.find(
        (entry) => entry && !entry.flags && !entry.partial_implementation && !entry.alternative_name,
      );
      const version = since?.version_added;
      return !version || compareVersions(version, oldest) > 0 ? [`${name} ${version || 'none'}`] : [];
    }),
  );
}

/** Whether a browser of the range lacks a feature altogether; partial support, or support on phones only, counts as support. */
export function isMissing(feature: Identifier | undefined, range: Range): boolean {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return Object.entries(range).some(([browser, version]) =>
    [...(SAME_ENGINE[browser] ?? []), `${browser}_android`].every((name) =>
      [support[name as 'safari']].flat().every((entry) => {
        if (!entry?.version_added || entry.flags || entry.prefix || entry.alternative_name) return true;
        return entry.version_added === 'preview' || compareVersions(entry.version_added, version) > 0;
      }),
    ),
  );
}

/** The first versions that have all of these features. */
export function findFirstVersions(features: (Identifier | undefined)[]): Range {
  return Object.fromEntries(
    Object.entries(SAME_ENGINE).map(([browser, names]) => {
      const versions = features.flatMap((feature) =>
        names.map((name) => String([feature?.__compat?.support[name as 'safari']].flat()[0]?.version_added)),
      );
      return [browser, versions.sort(compareVersions).at(-1) ?? ''];
    }),
  );
}

export function compareVersions(one: string, two: string): number {
  const [a, b] = [one, two].map((version) => version.replace(/^≤/, '').split('.').map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (a?.[part] ?? 0) - (b?.[part] ?? 0);
    if (Number.isNaN(difference)) return 1;
    if (difference !== 0) return difference;
  }
  return 0;
}

const builtins: Record<string, Identifier> = bcd.javascript.builtins ?? {};
const interfaces: Record<string, Identifier> = bcd.api;

/** Everything that has members of this name, e.g. `at`: arrays, strings and typed arrays. */
const OWNERS = new Map<string, Identifier[]>();
for (const owners of [builtins, interfaces]) {
  for (const owner of Object.values(owners)) {
    for (const [name, member] of Object.entries(owner)) {
      if (name === '__compat') continue;
      const key = name.replace(/_static$/, '');
      OWNERS.set(key, [...(OWNERS.get(key) ?? []), member as Identifier]);
    }
  }
}

/** A member of any object: too new only when it is in everything that has it. */
export function findTooNewMember(name: string, range: Range): string[] {
  const owners = OWNERS.get(name) ?? [];
  const found = owners.map((owner) => findTooOld(owner, range));
  return found.length > 0 && found.every((browsers) => browsers.length > 0) ? (found[0] ?? []) : [];
}

/** A member of a global such as `Promise.withResolvers`. */
export function findTooNewStatic(owner: string, name: string, range: Range): string[] {
  const type = builtins[owner] ?? interfaces[owner];
  return findTooOld(type?.[`${name}_static`] ?? type?.[name], range);
}

/** A global: a constructor or a function of the window. */
export function findTooNewGlobal(name: string, range: Range): string[] {
  return findTooOld(builtins[name] ?? interfaces[name] ?? interfaces.Window?.[name], range);
}

export const isGlobalType = (name: string) => name in builtins || name in interfaces;

export function findTooNewStyle(kind: 'properties' | 'selectors' | 'at-rules', name: string, range: Range): string[] {
  return findTooOld(bcd.css[kind]?.[name], range);
}

export function findTooNewMedia(feature: string, range: Range): string[] {
  return findTooOld(bcd.css['at-rules']?.media?.[feature], range);
}
