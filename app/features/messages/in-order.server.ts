import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#app/server/db/schema.ts';
import type { MessageKind } from './details.ts';
import type { MessageQuery } from './message-query.ts';
import type { MessageState } from './state.ts';

export function messagesOf(db: Db, { kind, state }: Pick<MessageQuery, 'kind' | 'state'>) {
  return db
    .selectFrom('messages')
    .$if(kind !== undefined, (messages) => messages.where('kind', '=', kind as MessageKind))
    .$if(state !== undefined, (messages) => messages.where('state', '=', state as MessageState));
}

/** Unread ones first, then the newest. Indexes have this order, of all messages and of each state. */
export const inOrder = <From, Table extends keyof From, Row>(messages: SelectQueryBuilder<From, Table, Row>) =>
  messages
    .orderBy(sql`case when read_at is null then 0 else 1 end`)
    .orderBy(sql.ref('created_at'), 'desc')
    .orderBy(sql.ref('id'));
