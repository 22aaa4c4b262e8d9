import { startServices } from './services.ts';

/** Vitest calls this once before all files, and what it returns after them; so `npx vitest` works alone as well. */
export default startServices;
