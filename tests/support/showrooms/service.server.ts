import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { RecordKind } from '#app/server/records/kind.server.ts';
import { changeRecord, createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import type { ActivityEntity } from '#app/shared/activity.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { visibleShowrooms } from './queries.server.ts';
import type { ShowroomInput } from './showroom.ts';

export const showrooms: RecordKind<'showrooms', ShowroomInput> = {
  table: 'showrooms',
  // In the product this is an entry of `ENTITIES`.
  entity: 'showroom' as ActivityEntity,
  columnsOf: (input) => ({
    ...input,
    slug: transliteratedSlug(input.title),
    search_text: foldTurkish(input.title),
  }),
  titleOf: (showroom) => showroom.title,
  picturesOf: (showroom) => [showroom.image_url],
  addressesOf: ({ slug }) => [`/showrooms/${slug}`, '/showrooms'],
  visible: visibleShowrooms,
};

export const createShowroom = (db: Db, actor: Actor, input: ShowroomInput) => createRecord(db, showrooms, actor, input);

export const updateShowroom = (
  db: Db,
  store: Store,
  actor: Actor,
  id: string,
  input: ShowroomInput,
  seen: string | null,
) => updateRecord(db, store, showrooms, actor, id, input, seen);

export const setShowroomActive = (db: Db, store: Store, actor: Actor, id: string, is_active: boolean) =>
  changeRecord(db, store, showrooms, actor, id, is_active ? 'show' : 'hide', () => ({ is_active }));

export const deleteShowroom = (db: Db, store: Store, actor: Actor, id: string) =>
  deleteRecord(db, store, showrooms, actor, id);
