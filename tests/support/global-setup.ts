import { startServices } from './services.ts';

/** Vitest calls this before all files, and the function that it returns after them, so that `npx vitest` works alone too. */
export default startServices;
