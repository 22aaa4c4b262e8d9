import { UPLOAD_ERRORS } from '#app/shared/upload-rules.ts';

const said = new Set<string>(Object.values(UPLOAD_ERRORS));

/** The rule that a file broke, in the rule's own words; for every other failure the field's sentence. */
export function uploadMessage(message: string, otherwise: string): string {
  return said.has(message) ? message : otherwise;
}
