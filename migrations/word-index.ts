import { type Kysely, sql } from 'kysely';

/**
 * SQLite's counterpart of PostgreSQL's trigram index: every three letters in a row of a table's `search_text` (FTS5). It holds no text and
 * no places, only which row has them, and finds candidates for the condition that decides. Rows have numbers of their
 * own in it: SQLite may renumber the rows of a table whose key is a text. The blanks around a text make its first and last letters parts
 * like those of any other word. `row` is what a row of the table is called.
 */
export async function indexWords(db: Kysely<unknown>, table: string, row: string) {
  const [rows, words, ids, id] = [table, `${row}_words`, `${row}_word_ids`, `${row}_id`].map((name) => sql.ref(name));
  const trigger = (change: string) => sql.ref(`${table}_words_${change}`);
  await sql`create table ${ids} (number integer primary key, ${id} text not null unique)`.execute(db);
  await sql`
    create virtual table ${words} using fts5 (
      search_text, content = '', detail = none, columnsize = 0, tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`insert into ${ids} (${id}) select id from ${rows}`.execute(db);
  await sql`
    insert into ${words} (rowid, search_text)
    select number, ' ' || search_text || ' ' from ${ids} join ${rows} on ${rows}.id = ${id}`.execute(db);
  const add = sql`
    insert into ${words} (rowid, search_text)
    select number, ' ' || new.search_text || ' ' from ${ids} where ${id} = new.id;`;
  const remove = sql`
    insert into ${words} (${words}, rowid, search_text)
    select 'delete', number, ' ' || old.search_text || ' ' from ${ids} where ${id} = old.id;`;
  await sql`
    create trigger ${trigger('insert')} after insert on ${rows} begin
      insert into ${ids} (${id}) values (new.id); ${add}
    end`.execute(db);
  await sql`
    create trigger ${trigger('update')} after update of search_text on ${rows}
    when old.search_text <> new.search_text begin ${remove} ${add} end`.execute(db);
  await sql`
    create trigger ${trigger('renumber')} after update of id on ${rows} when old.id <> new.id begin
      update ${ids} set ${id} = new.id where ${id} = old.id;
    end`.execute(db);
  await sql`
    create trigger ${trigger('delete')} after delete on ${rows} begin
      ${remove} delete from ${ids} where ${id} = old.id;
    end`.execute(db);
}

/** What is deleted is overwritten at once instead of being marked: a message is forgotten here, too. Takes 1 to 100 ms of a row. */
export async function forgetDeletedWords(db: Kysely<unknown>, row: string) {
  const words = sql.ref(`${row}_words`);
  await sql`insert into ${words} (${words}, rank) values ('secure-delete', 1)`.execute(db);
}
