import { z } from 'zod';
import { isImageUrl, normalizeImageUrl } from './images.ts';

/** The address of a picture in a form or a list. */
export const imageUrlInput = (message?: string) => z.string().transform(normalizeImageUrl).refine(isImageUrl, message);
