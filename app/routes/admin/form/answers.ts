import { data } from 'react-router';
import type { Refused } from '#app/server/records/kind.server.ts';
import type { ToastMessage } from '#app/ui/toast.tsx';

/** What the action of a list answers. */
export type ToastAnswer = { toast: ToastMessage };

/** What the action of a form answers when it did not save; saved, it leads on to the list. */
export type FormAnswer<Values, Errors> = {
  /** As typed, to fill the form again without JavaScript. */
  values: Values;
  errors?: Errors | undefined;
  /** Somebody else saved the record while the form was open. */
  conflict?: true;
  /** Somebody else deleted it. */
  gone?: true;
  toast?: ToastMessage;
};

export const refuse = <Values, Errors>(answer: FormAnswer<Values, Errors>, status: number) => data(answer, { status });

type Explanations<Errors> = {
  picturesGone: (urls: string[]) => Errors;
  slugTaken?: Errors;
  /** The toast for a record that is gone. */
  gone: string;
};

export function refuseSave<Values, Errors>(values: Values, refused: Refused, say: Explanations<Errors>) {
  switch (refused.reason) {
    case 'pictures-gone':
      return refuse<Values, Errors>({ values, errors: say.picturesGone(refused.urls) }, 409);
    case 'slug-taken':
      return refuse<Values, Errors>({ values, errors: say.slugTaken }, 409);
    case 'changed-meanwhile':
      return refuse<Values, Errors>({ values, conflict: true }, 409);
    case 'not-found':
      return refuse<Values, Errors>({ values, gone: true, toast: { kind: 'error', text: say.gone } }, 404);
  }
}
