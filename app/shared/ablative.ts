/** "Örnek Kompozit’ten", "Deniz Yapı’dan": the last vowel decides, and a voiceless end hardens the suffix. */
export function fromName(name: string): string {
  const spoken = name.toLocaleLowerCase('tr');
  const vowel = /([aeıioöuü])[^aeıioöuü]*$/.exec(spoken)?.[1] ?? 'e';
  const hard = /[fstkçşhp]$/.test(spoken) ? 't' : 'd';
  return `${name}’${hard}${'aıou'.includes(vowel) ? 'a' : 'e'}n`;
}
