import { type Kysely, sql } from 'kysely';

/**
 * SQLite's counterpart of PostgreSQL's trigram index: every three letters in a row of a product's `search_text` (FTS5). It holds no text and
 * no places, only which product has them, and finds candidates for the same `like` that decides. Products have numbers of their
 * own in it: SQLite may renumber the rows of a table whose key is a text. The blanks around a text make its first and last letters parts
 * like those of any other word.
 *
 * Only for products. FTS5 can overwrite what it deletes, which messages would need, but that takes 100 ms a row; their list
 * is searched in an index that has all it needs.
 */
export async function indexWords(db: Kysely<unknown>) {
  await sql`create table product_word_ids (number integer primary key, product_id text not null unique)`.execute(db);
  await sql`
    create virtual table product_words using fts5 (
      search_text, content = '', detail = none, columnsize = 0, tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`insert into product_word_ids (product_id) select id from products`.execute(db);
  await sql`
    insert into product_words (rowid, search_text)
    select number, ' ' || search_text || ' ' from product_word_ids join products on products.id = product_id`.execute(
    db,
  );
  const add = sql`
    insert into product_words (rowid, search_text)
    select number, ' ' || new.search_text || ' ' from product_word_ids where product_id = new.id;`;
  const remove = sql`
    insert into product_words (product_words, rowid, search_text)
    select 'delete', number, ' ' || old.search_text || ' ' from product_word_ids where product_id = old.id;`;
  await sql`
    create trigger products_words_insert after insert on products begin
      insert into product_word_ids (product_id) values (new.id); ${add}
    end`.execute(db);
  await sql`
    create trigger products_words_update after update of search_text on products
    when old.search_text <> new.search_text begin ${remove} ${add} end`.execute(db);
  await sql`
    create trigger products_words_renumber after update of id on products when old.id <> new.id begin
      update product_word_ids set product_id = new.id where product_id = old.id;
    end`.execute(db);
  await sql`
    create trigger products_words_delete after delete on products begin
      ${remove} delete from product_word_ids where product_id = old.id;
    end`.execute(db);
  // For what many products have, or one or two letters: the order of the list with the text, without the rest of a row.
  await sql`
    create index products_search_order_idx on products (is_active, display_order, id, title, search_text)`.execute(db);
  await sql`
    create index messages_search_text_idx on messages (search_text, kind, state, read_at, created_at, id)`.execute(db);
}
