import type { RecordKind } from '#app/server/records/kind.server.ts';
import type { ActivityEntity } from '#app/shared/activity.ts';
import { searchText } from '#app/shared/search-text.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';
import { visibleShowrooms } from './queries.server.ts';
import type { ShowroomInput } from './showroom.ts';

export const showrooms: RecordKind<'showrooms', ShowroomInput> = {
  table: 'showrooms',
  // In the product this is an entry of `ENTITIES`.
  entity: 'showroom' as ActivityEntity,
  columnsOf: (input) => ({ ...input, slug: transliteratedSlug(input.title) }),
  searchTextOf: ({ title }) => searchText(title),
  titleOf: (showroom) => showroom.title,
  picturesOf: (showroom) => [showroom.image_url],
  addressesOf: ({ slug }) => [`/showrooms/${slug}`, '/showrooms'],
  visible: visibleShowrooms,
};
