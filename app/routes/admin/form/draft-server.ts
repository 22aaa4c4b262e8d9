import { href } from 'react-router';
import { type Draft, type DraftSubject, type Fields, NEW_RECORD, toFormData } from '#app/features/drafts/draft.ts';
import { withQuery } from '#app/shared/with-query.ts';

/** What the server says of a draft that it has stored. */
export interface SentDraft {
  writtenAt: string;
  /** It could be saved, so there is a page to see. */
  complete: boolean;
}

export async function fetchDrafts(subject: DraftSubject): Promise<Draft[]> {
  return (await ask<Draft[]>(addressOf(subject))) ?? [];
}

/** Null when the server has not got it: no connection, signed out, or too long. */
export function sendDraft(subject: DraftSubject, id: string, fields: Fields): Promise<SentDraft | null> {
  return ask(addressOf(subject, id), { method: 'POST', body: toFormData(fields) });
}

export async function deleteSentDrafts(ids: string[]): Promise<void> {
  const query = new URLSearchParams(ids.map((id) => ['id', id]));
  // `keepalive`: the page may be left at this moment.
  await ask(`${href('/admin/drafts')}?${query}`, { method: 'DELETE', keepalive: true });
}

const addressOf = ({ kind, recordId }: DraftSubject, id?: string) =>
  withQuery(href('/admin/drafts'), { kind, record: recordId ?? NEW_RECORD, id });

async function ask<T>(address: string, options?: RequestInit): Promise<T | null> {
  try {
    const answer = await fetch(address, options);
    // Without a session the guard redirects a read to the login.
    return answer.ok && !answer.redirected ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
