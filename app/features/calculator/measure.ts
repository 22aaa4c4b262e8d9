import { z } from 'zod';
import { writeMetres } from './written.ts';

export const LONGEST_MM = 50_000;
const SHORTEST_MM = 500;

/** "4," as well: whoever types a comma goes on. */
const NUMBER = /^[-+−]?(?:\d+[.,]?\d*|[.,]\d+)$/;

/** A length typed in metres, with comma or point, in millimetres. Says in Turkish what is wrong with it. */
export function metres({ shortest = SHORTEST_MM, longest = LONGEST_MM } = {}) {
  return z
    .string()
    .transform((text) => text.replaceAll(/\s+|m$/gi, ''))
    .pipe(z.string().regex(NUMBER, 'Metre olarak bir sayı yazın, örneğin 4,25.'))
    .transform((text) => Math.round(Number(text.replace('−', '-').replace(',', '.')) * 1000))
    .refine((mm) => mm >= shortest, `En az ${writeMetres(shortest)} m olmalı.`)
    .refine((mm) => mm <= longest, 'En çok 50 m hesaplayabiliyoruz; daha büyüğü için bize yazın.');
}
