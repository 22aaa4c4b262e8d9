import { z } from 'zod';
import { type Draft, fieldsInput } from '#app/features/drafts/draft.ts';

// Drafts in this browser's localStorage, for what could not be sent: no connection, or signed out. Each open form writes its
// own, under the key "draft <account> <address of the form> <id of the draft>": nobody is offered the draft of another account.

const draftSchema = z.object({ writtenAt: z.iso.datetime(), fields: fieldsInput });

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export const storagePrefix = (account: string, address: string) => `draft ${account} ${address} `;

export function findStoredDrafts(prefix: string): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => readDraft(prefix, key.slice(prefix.length)) ?? []);
  } catch {
    return [];
  }
}

/** False when the browser cannot store it (full or switched off): the form then works without drafts. */
export function storeDraft(prefix: string, { id, ...draft }: Draft): boolean {
  try {
    localStorage.setItem(prefix + id, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeStoredDrafts(prefix: string, ids: string[]): void {
  try {
    for (const id of ids) localStorage.removeItem(prefix + id);
  } catch {
    // Storage is switched off: there are no drafts.
  }
}

function readDraft(prefix: string, id: string): Draft | undefined {
  try {
    const draft = draftSchema.parse(JSON.parse(localStorage.getItem(prefix + id) ?? ''));
    if (Date.parse(draft.writtenAt) > Date.now() - MAX_AGE_MS) return { id, ...draft };
  } catch {
    // Not a draft that this version can read.
  }
  removeStoredDrafts(prefix, [id]);
}
