import type { DatabaseConnection, Dialect } from 'kysely';
import type { ContentChanges } from './changes.server.ts';
import { PUBLIC_TABLES } from './schema.ts';

const BEGIN = /^(?:begin|start transaction)\b/;
const WRITE = /^\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)"?/i;

/** Announces a write to a public table once it is committed; a transaction that wrote none announces nothing. */
export function announceWrites(dialect: Dialect, changes: ContentChanges): Dialect {
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
        if (!watched.has(connection)) watch(connection, () => changes.announce());
        watched.add(connection);
        return connection;
      };
      return driver;
    },
  };
}

function watch(connection: DatabaseConnection, announce: () => void): void {
  const execute = connection.executeQuery.bind(connection);
  let inTransaction = false;
  let wrote = false;
  connection.executeQuery = async (query, options) => {
    const { sql } = query;
    const written = WRITE.exec(sql)?.[1];
    if (written && PUBLIC_TABLES.has(written)) wrote = true;
    try {
      return await execute(query, options);
    } finally {
      // Failures count too: a commit whose answer was lost may have succeeded.
      if (BEGIN.test(sql)) {
        inTransaction = true;
        wrote = false;
      }
      if (sql === 'commit' || sql === 'rollback') inTransaction = false;
      if (sql === 'rollback') wrote = false;
      if (wrote && !inTransaction) {
        wrote = false;
        announce();
      }
    }
  };
}
