import type { Migration } from 'kysely/migration';
import * as catalogue from './0001-catalogue.ts';
import * as site from './0002-site.ts';
import * as signIn from './0003-sign-in.ts';
import * as changeNotices from './0004-change-notices.ts';
import * as pictureUse from './0005-picture-use.ts';
import * as secondFactor from './0006-second-factor.ts';
import * as activity from './0007-activity.ts';
import * as madePasswords from './0008-made-passwords.ts';
import * as fewerChangeNotices from './0009-fewer-change-notices.ts';
import * as productNumbers from './0010-product-numbers.ts';
import * as trade from './0011-trade.ts';
import * as siteContent from './0012-site-content.ts';
import * as history from './0013-history.ts';
import * as drafts from './0015-drafts.ts';
import * as changeTopics from './0016-change-topics.ts';
import * as schedule from './0017-schedule.ts';
import * as pictureLibrary from './0018-picture-library.ts';
import * as outbox from './0019-outbox.ts';
import * as people from './0020-people.ts';
import * as messageWork from './0021-message-work.ts';
import * as consents from './0022-consents.ts';
import * as visits from './0023-visits.ts';
import * as growth from './0024-growth.ts';
import * as counts from './0025-counts.ts';
import * as inboxOrder from './0026-inbox-order.ts';
import * as searchTexts from './0027-search-texts.ts';

/** In the order of their names. A migration that has shipped is never edited; a new one is added. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-site': site,
  '0003-sign-in': signIn,
  '0004-change-notices': changeNotices,
  '0005-picture-use': pictureUse,
  '0006-second-factor': secondFactor,
  '0007-activity': activity,
  '0008-made-passwords': madePasswords,
  '0009-fewer-change-notices': fewerChangeNotices,
  '0010-product-numbers': productNumbers,
  '0011-trade': trade,
  '0012-site-content': siteContent,
  '0013-history': history,
  '0015-drafts': drafts,
  '0016-change-topics': changeTopics,
  '0017-schedule': schedule,
  '0018-picture-library': pictureLibrary,
  '0019-outbox': outbox,
  '0020-people': people,
  '0021-message-work': messageWork,
  '0022-consents': consents,
  '0023-visits': visits,
  '0024-growth': growth,
  '0025-counts': counts,
  '0026-inbox-order': inboxOrder,
  '0027-search-texts': searchTexts,
};
