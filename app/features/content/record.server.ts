import type { RecordKind } from '#app/server/records/kind.server.ts';
import { SITE_KEY } from './site-facts.ts';

const TITLES: Record<string, string> = { [SITE_KEY]: 'Firma bilgileri' };

export interface ContentInput {
  key: string;
  content: unknown;
}

export const siteContent: RecordKind<'site_content', ContentInput> = {
  table: 'site_content',
  entity: 'site',
  columnsOf: ({ key, content }) => ({ key, content: JSON.stringify(content) }),
  titleOf: ({ key }) => TITLES[key] ?? key,
  picturesOf: () => [],
  visible: (db) => db.selectFrom('site_content'),
};
