const SUFFIX: Record<string, string> = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' };

/** A colour's name as the object of a sentence: "Kum’u", "Gri’yi". The last vowel decides, and "Teak" is spoken "tik". */
export function asObject(name: string): string {
  const spoken = name.toLocaleLowerCase('tr').replaceAll('ea', 'i');
  const [, vowel = '', end = ''] = /([aeıioöuü])([b-df-hj-np-tv-zçğş]*)$/.exec(spoken) ?? [];
  const suffix = SUFFIX[vowel];
  return suffix ? `${name}’${end ? '' : 'y'}${suffix}` : `${name} rengini`;
}
