import { z } from 'zod';
import { cleanLine } from '#app/shared/input-text.ts';

export const subscriptionInput = z.object({
  email: z
    .string()
    .catch('')
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .min(1, 'E-posta adresinizi yazın.')
        .max(254, 'E-posta adresi en fazla 254 karakter olabilir.')
        .toLowerCase()
        .pipe(z.email('E-posta adresi eksik görünüyor.')),
    ),
});
