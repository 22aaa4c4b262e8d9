import type { MiddlewareFunction } from 'react-router';
import { forgetDraftsOfRecord } from './draft-storage.ts';

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/** Client middleware of the admin layout: the drafts of a record end when a list deletes it. */
export const forgetDeletedDrafts: MiddlewareFunction<Results> = async ({ request }, next) => {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const sent = isForm ? new URLSearchParams(await request.clone().text()) : undefined;
  const results = await next();
  const failed = Object.values(results).some(({ type }) => type === 'error');
  if (sent?.get('intent') === 'delete' && !failed) forgetDraftsOfRecord(sent.get('id') ?? '');
  return results;
};
