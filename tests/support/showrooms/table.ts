import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';
import type { Flag, Timestamp } from '#app/server/db/schema/columns.ts';
import type { Db } from '#app/server/db/schema.ts';

// A made-up kind of record. In the product this file would be a migration and a line in `server/db/schema.ts`.

declare module '#app/server/db/schema.ts' {
  interface Schema {
    showrooms: {
      id: string;
      title: string;
      slug: string;
      image_url: string | null;
      is_active: Flag;
      search_text: string;
      created_at: Timestamp;
      updated_at: Timestamp;
    };
  }
}

export async function createShowroomTable(db: Db): Promise<void> {
  const { uuid, flag, timestamp } = columnTypes(engineOf(db));
  await db.schema
    .createTable('showrooms')
    .addColumn('id', uuid, (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('image_url', 'text')
    .addColumn('is_active', flag, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', timestamp, (column) => column.notNull())
    .addColumn('updated_at', timestamp, (column) => column.notNull())
    .execute();
}
