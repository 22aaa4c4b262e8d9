import { type Kysely, sql } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// What staff say about a picture in the library, and what a replacement needs to be undone. Pictures that were there
// before, and those of older backups, stay until somebody deletes them: `is_kept` is true unless an upload says otherwise.
export async function up(db: Kysely<unknown>) {
  const engine = engineOf(db);
  const t = columnTypes(engine);
  const addTo = (column: string, type: typeof t.uuid | 'text' | 'integer', preset?: typeof t.uuid) =>
    db.schema
      .alterTable('pictures')
      .addColumn(column, type, (c) => (preset ? c.notNull().defaultTo(preset) : c))
      .execute();
  await addTo('name', 'text', sql`''`);
  await addTo('alt', 'text', sql`''`);
  await addTo('focus_x', 'integer');
  await addTo('focus_y', 'integer');
  await addTo('uploaded_by', 'text', sql`''`);
  await addTo('is_kept', t.flag, t.yes);

  await db.schema
    .createTable('picture_replacements')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('from_url', 'text', (c) => c.notNull())
    .addColumn('to_url', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();

  if (engine !== 'postgres') return;
  // Pages show these; a new or deleted picture is on no page.
  await sql`
    create trigger pictures_announce after update of alt, focus_x, focus_y on pictures
    for each statement execute function announce_public_content_change()`.execute(db);
}
