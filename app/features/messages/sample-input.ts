import { z } from 'zod';
import { cleanLine, cleanText } from '#app/shared/input-text.ts';
import { PROVINCES } from '#app/shared/provinces.ts';
import { messageInput } from './message.ts';

const text = z.string().catch('').transform(cleanText);

/** Who asks for samples and where they go; the pieces are read on their own. */
export const sampleInput = messageInput.pick({ name: true, email: true, phone: true }).extend({
  street: text.pipe(z.string().min(1, 'Adresinizi yazın.').max(300, 'Adresiniz en fazla 300 karakter olabilir.')),
  district: text
    .transform(cleanLine)
    .pipe(z.string().min(1, 'İlçenizi yazın.').max(100, 'İlçe adı en fazla 100 karakter olabilir.')),
  city: z.enum(PROVINCES, 'İlinizi seçin.'),
  message: text.pipe(z.string().max(2000, 'Projeniz en fazla 2000 karakter olabilir.')),
  consent: z.literal('1', 'Numune gönderebilmemiz için bu kutuyu işaretleyin.'),
});

export type SampleField = keyof z.infer<typeof sampleInput>;
