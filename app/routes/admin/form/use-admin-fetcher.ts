import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { askToSignIn } from '#app/routes/admin/frame/sign-in-again.ts';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { NO_CONNECTION } from '#app/shared/connection.ts';
import { showToast } from '#app/ui/toast.tsx';
import type { ToastAnswer } from './answers.ts';
import { isSubmissionFailed, type Submission } from './submission-failed.ts';
import { useSettledData } from './use-settled-data.ts';

export type AdminFetcher<Answer = ToastAnswer> = FetcherWithComponents<unknown> & {
  busy: boolean;
  /** What the action returned; undefined also when it gave no answer. */
  answer: Answer | undefined;
};

/**
 * `useFetcher` for every change in the back-office (buttons in lists; forms use `useAdminForm`, which builds on this).
 * - No answer (no connection, server error): the toast `failure`, and the screen stays as it is.
 * - Session ended: the dialog 'Oturumunuz sona erdi' opens; after signing in the same submission is sent again.
 * - The action returned `data({ toast: { kind, text } })`: the toast is shown.
 * - The action redirected (`redirectWithToast`): the next page's frame shows the toast.
 */
export function useAdminFetcher<Answer = ToastAnswer>({
  failure,
  spelling = 'turkish',
  onFailure,
}: {
  failure: string;
  spelling?: Spelling;
  onFailure?: () => void;
}): AdminFetcher<Answer> {
  const fetcher = useFetcher<unknown>();
  const latest = useRef({ failure, spelling, onFailure, submit: fetcher.submit });
  useEffect(() => {
    latest.current = { failure, spelling, onFailure, submit: fetcher.submit };
  });

  const data = useSettledData(fetcher);
  useEffect(() => {
    if (isSubmissionFailed(data)) {
      // `data.sent` and not `fetcher.formData`: React may never have rendered the fetcher while it was sending.
      if (data.failed === 'signed-out') void sendAgain(data.sent, latest.current.submit);
      else {
        const text = data.failed === 'not-understood' ? data.text : latest.current.failure;
        const detail = data.failed === 'no-connection' ? NO_CONNECTION[latest.current.spelling] : undefined;
        showToast({ kind: 'error', text, detail });
        latest.current.onFailure?.();
      }
    } else if (hasToast(data)) showToast(data.toast);
  }, [data]);

  const answer = isSubmissionFailed(data) ? undefined : data;
  return Object.assign({}, fetcher, { busy: fetcher.state !== 'idle', answer }) as AdminFetcher<Answer>;
}

async function sendAgain({ formData, action, encType }: Submission, submit: ReturnType<typeof useFetcher>['submit']) {
  if (await askToSignIn()) await submit(formData, { method: 'post', action, encType });
}

function hasToast(data: unknown): data is ToastAnswer {
  return typeof data === 'object' && data !== null && 'toast' in data && Boolean(data.toast);
}
