const WORDS = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'];

/** Small numbers as words, as a sentence has them; larger ones in digits. */
export const numberWord = (number: number): string => WORDS[number] ?? String(number);
