import { z } from 'zod';

export const showroomInput = z.object({
  title: z.string().trim().min(1, 'Başlık gereklidir').max(200),
  image_url: z.string().nullable(),
  is_active: z.boolean(),
});
export type ShowroomInput = z.infer<typeof showroomInput>;
