import { z } from 'zod';

// Drafts of the back-office's forms, in this browser's localStorage. Each open form writes its own, under the key
// "draft <account> <address of the form> <random id>": two tabs with a new product do not share one, and nobody is
// offered the draft of another account. An open form holds a Web Lock of that name; after a crash it is free.

const draftSchema = z.object({
  writtenAt: z.iso.datetime(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});
export type Fields = z.infer<typeof draftSchema>['fields'];
export type Draft = z.infer<typeof draftSchema> & { key: string };

const PREFIX = 'draft ';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export const draftsOf = (account: string, address: string) => `${PREFIX}${account} ${address} `;

/** The drafts that no open form is writing, newest first: their tab was closed, or the browser was. */
export async function findAbandonedDrafts(prefix: string): Promise<Draft[]> {
  const locks = await navigator.locks?.query();
  const open = new Set(locks?.held?.map((lock) => lock.name));
  return keysWhere((key) => key.startsWith(prefix) && !open.has(key))
    .flatMap((key) => readDraft(key) ?? [])
    .sort((a, b) => b.writtenAt.localeCompare(a.writtenAt));
}

/** Marks a draft as that of an open form, until the returned function is called or the page is gone. */
export function holdDraft(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(key, () => promise);
  return resolve;
}

/** False when the browser cannot store it (full or switched off): the form then works without drafts. */
export function writeDraft({ key, ...draft }: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDrafts(...keys: string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there are no drafts.
  }
}

/** After a record was deleted: nobody can open its form any more. */
export function forgetDraftsOfRecord(id: string): void {
  forgetDrafts(...keysWhere((key) => key.startsWith(PREFIX) && key.includes(`/${id}/`)));
}

function readDraft(key: string): Draft | undefined {
  try {
    const draft = draftSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''));
    if (Date.parse(draft.writtenAt) > Date.now() - MAX_AGE_MS) return { key, ...draft };
  } catch {
    // Not a draft that this version can read.
  }
  forgetDrafts(key);
}

function keysWhere(matches: (key: string) => boolean): string[] {
  try {
    return Object.keys(localStorage).filter(matches);
  } catch {
    return [];
  }
}
