// Turkish numbers without Intl, whose first formatter costs a browser about 30 ms: results appear while one types.

/** "1.250" */
export const writeCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** "31,7": rounded to so many places. */
function writeNumber(value: number, places: number): string {
  const [whole, fraction] = value.toFixed(places).split('.');
  return writeCount(Number(whole)) + (fraction ? `,${fraction}` : '');
}

/** "4,25", with a third place only where there are odd millimetres. */
export const writeMetres = (mm: number): string => writeNumber(mm / 1000, Math.round(mm) % 10 === 0 ? 2 : 3);

/** "31,7 m²" from mm². */
export const writeArea = (mm2: number): string => `${writeNumber(mm2 / 1_000_000, 1)} m²`;

/** "18,4 m" without needless places, for lists. */
export const writeRunningMetres = (mm: number): string => `${writeNumber(mm / 1000, 3).replace(/,?0+$/, '')} m`;

/** "%2,3" */
export const writePercent = (ratio: number): string => `%${writeNumber(ratio * 100, 1)}`;

/** "412 kg" */
export const writeWeight = (kg: number): string => `${writeCount(Math.round(kg))} kg`;
