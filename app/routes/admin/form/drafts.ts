import type { Draft, DraftSubject } from '#app/features/drafts/draft.ts';
import { deleteSentDrafts, fetchDrafts, type SentDraft, sendDraft } from './draft-server.ts';
import { findStoredDrafts, removeStoredDrafts, storeDraft } from './draft-storage.ts';

/** Where the drafts of one form are: on the server, if it has drafts of this kind, and in this browser while that fails. */
export interface DraftPlace {
  subject: DraftSubject | undefined;
  prefix: string;
}

/** An open form holds a Web Lock of this name; after a crash it is free. */
const lockOf = (id: string) => `draft ${id}`;

/** The drafts that no open form of this browser is writing, newest first: their tab was closed, or the browser was. */
export async function findAbandonedDrafts({ subject, prefix }: DraftPlace): Promise<Draft[]> {
  const sent = subject ? await fetchDrafts(subject) : [];
  const locks = await navigator.locks?.query();
  const open = new Set(locks?.held?.map((lock) => lock.name));
  const newest = new Map<string, Draft>();
  for (const draft of [...sent, ...findStoredDrafts(prefix)]) {
    const other = newest.get(draft.id);
    if (!open.has(lockOf(draft.id)) && (!other || other.writtenAt < draft.writtenAt)) newest.set(draft.id, draft);
  }
  return [...newest.values()].sort((a, b) => b.writtenAt.localeCompare(a.writtenAt));
}

/** Marks a draft as that of an open form, until the returned function is called or the page is gone. */
export function holdDraft(id: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockOf(id), () => held);
  return release;
}

export type WrittenDraft = { where: 'server'; sent: SentDraft } | { where: 'browser' | 'nowhere' };

export async function writeDraft({ subject, prefix }: DraftPlace, draft: Draft): Promise<WrittenDraft> {
  const sent = subject && (await sendDraft(subject, draft.id, draft.fields));
  if (!sent) return { where: storeDraft(prefix, draft) ? 'browser' : 'nowhere' };
  removeStoredDrafts(prefix, [draft.id]);
  return { where: 'server', sent };
}

export async function deleteDrafts({ subject, prefix }: DraftPlace, ids: string[]): Promise<void> {
  removeStoredDrafts(prefix, ids);
  if (subject) await deleteSentDrafts(ids);
}
