import { data, href, isRouteErrorResponse, type MiddlewareFunction, redirect } from 'react-router';
import { askToSignIn } from '#app/routes/admin/frame/sign-in-again.ts';
import { isConnectionError } from '#app/shared/connection.ts';

/** What a form gets in place of its action's answer when the action could not give one. */
export type SubmissionFailed =
  | { failed: 'server-error' }
  | { failed: 'no-connection' }
  /** The action did not know the intent, or this person may not do it; `text` is the sentence for it. */
  | { failed: 'not-understood'; text: string }
  | { failed: 'signed-out'; sent: Submission };

/** What was sent, to be sent again after signing in. */
export type Submission = { formData: FormData; action: string; encType: FormEncType };
type FormEncType = 'application/x-www-form-urlencoded' | 'multipart/form-data';

export function isSubmissionFailed(answer: unknown): answer is SubmissionFailed {
  return typeof answer === 'object' && answer !== null && 'failed' in answer;
}

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * Client middleware of the admin layout. After a failed action React Router replaces the page by the error boundary,
 * and everything typed is lost. Here the failure becomes the form's answer instead, and the form stays. A 401 also opens
 * the dialog that asks to sign in again.
 */
export const keepFormOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  const copy = request.clone();
  const results = await next();
  for (const outcome of Object.values(results)) {
    // A redirect arrives as a thrown Response: the action succeeded.
    if (outcome.type !== 'error' || outcome.result instanceof Response || request.signal.aborted) continue;
    const signedOut = isRouteErrorResponse(outcome.result) && outcome.result.status === 401;
    if (signedOut && new URL(request.url).pathname === href('/admin/logout')) throw redirect(href('/admin/login'));
    const answer = signedOut
      ? ({ failed: 'signed-out', sent: await readSubmission(copy) } as const)
      : explainFailure(outcome.result);
    outcome.type = 'data';
    // An error status keeps React Router from reloading the page's data, which, signed out, would redirect to the login.
    outcome.result = data(answer, { status: signedOut ? 401 : 503 });
    if (signedOut) void askToSignIn();
  }
  return results;
};

function explainFailure(error: unknown): SubmissionFailed {
  // React Router wraps a failed fetch in an object whose `data` is the original error.
  const reason = error !== null && typeof error === 'object' && 'data' in error ? error.data : error;
  if (isConnectionError(reason)) return { failed: 'no-connection' };
  if (isRouteErrorResponse(error) && (error.status === 400 || error.status === 403) && typeof error.data === 'string')
    return { failed: 'not-understood', text: error.data };
  return { failed: 'server-error' };
}

async function readSubmission(request: Request): Promise<Submission> {
  const { pathname, search } = new URL(request.url);
  const multipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
  const encType = multipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { formData: await request.formData(), action: pathname + search, encType };
}
