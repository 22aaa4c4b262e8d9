import { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';

const said = new Set<string>(Object.values(UPLOAD_ERRORS));

/** Of several files chosen at once, the one that failed is named. */
export function nameFile(message: string, file: { name: string }, chosen: number): string {
  return chosen > 1 ? `${file.name}: ${message}` : message;
}

/** The rule that a file broke, in the rule's own words; for every other failure the field's sentence. */
export function uploadMessage(message: string, otherwise: string): string {
  return said.has(message) ? message : otherwise;
}
