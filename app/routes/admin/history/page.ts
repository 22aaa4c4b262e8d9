import { data } from 'react-router';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { answerPreview, nothingToPreview } from '#app/server/preview.server.ts';
import type { Route } from './+types/page.ts';
import { HISTORY_KINDS } from './kinds.server.ts';

/** An earlier state of a record, as visitors would see it. */
export async function loader({ params: { kind: name, id, number }, context }: Route.LoaderArgs) {
  const kind = Object.hasOwn(HISTORY_KINDS, name) ? HISTORY_KINDS[name] : undefined;
  if (!kind || !/^\d{1,6}$/.test(number)) throw data(null, { status: 404 });
  const actor = context.get(adminContext);
  const page = await answerPreview(context, () => kind.showState(actor, id, Number(number)));
  return page ?? nothingToPreview();
}
