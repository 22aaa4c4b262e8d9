import { createHash } from 'node:crypto';
import { holdForms } from './hold-forms.server.ts';
import { holdLinks } from './hold-links.server.ts';
import { retryPictures } from './retry-pictures.server.ts';
import { sourceOf } from './source-of.server.ts';
import { staysHere } from './stays-here.server.ts';
import { watchConnection } from './watch-connection.server.ts';

/** What pages do when the connection is lost. A separate file, which browsers cache: nothing needs it before the page has loaded. */
export const LOST_CONNECTION = `{const connection=(${sourceOf(watchConnection)})();(${sourceOf(holdLinks)})(connection,${sourceOf(staysHere)});(${sourceOf(holdForms)})(connection);(${sourceOf(retryPictures)})()}`;

const version = createHash('sha256').update(LOST_CONNECTION).digest('base64url').slice(0, 8);
export const LOST_CONNECTION_ADDRESS = `/baglanti.js?v=${version}`;
