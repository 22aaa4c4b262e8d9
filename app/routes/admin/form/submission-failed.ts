import { data, href, isRouteErrorResponse, type MiddlewareFunction, redirect } from 'react-router';
import { askToSignIn } from '#app/routes/admin/frame/sign-in-again.ts';

/** What a form gets in place of its action's answer when there was none: the session had ended, or the server failed. */
export type SubmissionFailed = { failed: 'signed-out' | 'no-answer' };

export function isSubmissionFailed(answer: unknown): answer is SubmissionFailed {
  return typeof answer === 'object' && answer !== null && 'failed' in answer;
}

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * Client middleware of the admin layout. React Router takes a failed action to the error boundary, and with it the
 * form and everything typed into it. In the back-office the form stays: the failure becomes its answer. A 401 also
 * opens the dialog that asks to sign in again.
 */
export const keepFormOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method === 'GET') return results;
  for (const outcome of Object.values(results)) {
    // A redirect arrives as a thrown Response: the action succeeded and leads on.
    if (outcome.type !== 'error' || outcome.result instanceof Response || request.signal.aborted) continue;
    const signedOut = isRouteErrorResponse(outcome.result) && outcome.result.status === 401;
    if (signedOut && new URL(request.url).pathname === href('/admin/logout')) throw redirect(href('/admin/login'));
    const answer: SubmissionFailed = { failed: signedOut ? 'signed-out' : 'no-answer' };
    outcome.type = 'data';
    // The status keeps React Router from loading the page anew: signed out, that would lead to the login.
    outcome.result = data(answer, { status: signedOut ? 401 : 503 });
    if (signedOut) void askToSignIn();
  }
  return results;
};
