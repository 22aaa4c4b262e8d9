import pg from 'pg';
import { processorMilliseconds } from './wrk.ts';

/** The processor time that a site has taken, with that of its connections to PostgreSQL: a busy machine distorts it less than a clock. */
export interface Spending {
  /** In milliseconds. */
  read(): Promise<number>;
  close(): Promise<void>;
}

export async function watchSpending(pid: number, databaseUrl: string | undefined): Promise<Spending> {
  if (!databaseUrl) return { read: () => processorMilliseconds(pid), close: async () => {} };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A connection that ends keeps what it has taken.
  const connections = new Map<number, number>();
  return {
    async read() {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and backend_type = $1 and pid <> pg_backend_pid()',
        ['client backend'],
      );
      for (const connection of rows)
        connections.set(connection.pid, await processorMilliseconds(connection.pid).catch(() => 0));
      return (await processorMilliseconds(pid)) + [...connections.values()].reduce((sum, spent) => sum + spent, 0);
    },
    close: () => client.end(),
  };
}
