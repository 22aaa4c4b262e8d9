import { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';

const said = new Set<string>(Object.values(UPLOAD_ERRORS));

/** Names the file that failed when several were chosen at once. */
export function nameFile(message: string, file: { name: string }, chosen: number): string {
  return chosen > 1 ? `${file.name}: ${message}` : message;
}

/** The message of the upload rule that was broken; for every other failure the field's own sentence. */
export function uploadMessage(message: string, otherwise: string): string {
  return said.has(message) ? message : otherwise;
}
