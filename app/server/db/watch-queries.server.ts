import type { AbortableOperationOptions, CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely';
import type { ContentChanges } from './changes.server.ts';
import { noteRead, partTopic, type StatementTopics, type Topic, topicsOf } from './topics.server.ts';

const BEGIN = /^(?:begin|start transaction)\b/;
const BOUNDARY = /^(?:begin|start transaction|commit|rollback)\b/;

/**
 * Notes what each query reads, for the page that is being rendered, and announces what was written once it is committed;
 * a transaction that wrote nothing public announces nothing.
 */
export function watchQueries(dialect: Dialect, changes: ContentChanges): Dialect {
  const watched = new WeakSet<DatabaseConnection>();
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options);
        if (!watched.has(connection)) {
          watch(connection, changes);
          watched.add(connection);
        }
        return connection;
      };
      return driver;
    },
  };
}

function watch(connection: DatabaseConnection, changes: ContentChanges): void {
  const execute = connection.executeQuery.bind(connection);
  const stream = connection.streamQuery.bind(connection);
  const written = new Set<Topic>();
  let inTransaction = false;

  connection.streamQuery = (query, ...rest) => {
    noteRead(topicsOf(query.sql), query);
    return stream(query, ...rest);
  };

  connection.executeQuery = <Row>(query: CompiledQuery, options?: AbortableOperationOptions) => {
    const topics = topicsOf(query.sql);
    // Before it runs: a change that is committed meanwhile may be missing in what it reads.
    noteRead(topics, query);
    // Most queries only read, and need nothing more.
    if (topics.written.length === 0 && !BOUNDARY.test(query.sql)) return execute<Row>(query, options);
    return executeAndAnnounce<Row>(query, topics, options);
  };

  async function executeAndAnnounce<Row>(
    query: CompiledQuery,
    topics: StatementTopics,
    options?: AbortableOperationOptions,
  ) {
    const { sql } = query;
    let writes = topics.written;
    try {
      if (!topics.askingForParts) return await execute<Row>(query, options);
      const asking = { ...query, sql: topics.askingForParts };
      const { rows, ...result } = await execute<{ key: string }>(asking, options);
      writes = rows.map(partTopic);
      return { numAffectedRows: BigInt(rows.length), ...result, rows: [] } satisfies QueryResult<Row>;
    } finally {
      // Failures count too: a commit whose answer was lost may have succeeded.
      if (BEGIN.test(sql)) {
        inTransaction = true;
        written.clear();
      }
      if (sql === 'commit' || sql === 'rollback') inTransaction = false;
      if (sql === 'rollback') written.clear();
      for (const topic of writes) written.add(topic);
      if (written.size > 0 && !inTransaction) {
        changes.announce(new Set(written));
        written.clear();
      }
    }
  }
}
