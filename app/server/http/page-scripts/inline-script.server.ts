import { canRunScripts } from './can-run-scripts.server.ts';
import { countVisits } from './count-visits.server.ts';
import { fetchOnceLoaded } from './fetch-once-loaded.server.ts';
import { forgetSentForm } from './forget-sent-form.server.ts';
import { heldLinks } from './held-links.server.ts';
import { isFastLine } from './is-fast-line.server.ts';
import { keepSentForm } from './keep-sent-form.server.ts';
import { loadScripts } from './load-scripts.server.ts';
import { LOST_CONNECTION_ADDRESS } from './lost-connection.server.ts';
import { rememberClicks } from './remember-clicks.server.ts';
import { rememberReferringSite } from './remember-referring-site.server.ts';
import { showLoadedPictures } from './show-loaded-pictures.server.ts';
import { sourceOf } from './source-of.server.ts';
import { stayPlain } from './stay-plain.server.ts';
import { staysHere } from './stays-here.server.ts';

const ALWAYS = [showLoadedPictures, countVisits, rememberReferringSite];

/**
 * The inline script of every public page. It consists of the source of these functions, which run in the browser and so
 * cannot refer to anything outside themselves.
 */
export function inlineScript({ hasForm = false, isAnswerToForm = false } = {}): string {
  const always = ALWAYS.map((run) => `(${sourceOf(run)})();`).join('');
  const form = hasForm ? `(${sourceOf(keepSentForm)})(${isAnswerToForm});` : `(${sourceOf(forgetSentForm)})();`;
  const kept = `${form}(${sourceOf(fetchOnceLoaded)})(${JSON.stringify(LOST_CONNECTION_ADDRESS)});`;
  const held = `const fast=${sourceOf(isFastLine)},held=(${sourceOf(heldLinks)})(${sourceOf(staysHere)},fast);`;
  const live = `${held}(${sourceOf(rememberClicks)})(held);(${sourceOf(loadScripts)})(held,fast,plain,${isAnswerToForm})`;
  return `${always}${kept}const plain=${sourceOf(stayPlain)};if((${sourceOf(canRunScripts)})()){${live}}else plain()`;
}
