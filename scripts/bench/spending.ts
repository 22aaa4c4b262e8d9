import pg from 'pg';
import { processorSeconds } from './wrk.ts';

/** The processor time that a site has taken, with that of its connections to PostgreSQL: a busy machine distorts it less than a clock. */
export interface Spending {
  /** In seconds. */
  read(): Promise<number>;
  close(): Promise<void>;
}

export async function watchSpending(pid: number, databaseUrl: string | undefined): Promise<Spending> {
  if (!databaseUrl) return { read: () => processorSeconds(pid), close: async () => {} };
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
        connections.set(connection.pid, await processorSeconds(connection.pid).catch(() => 0));
      return (await processorSeconds(pid)) + [...connections.values()].reduce((sum, seconds) => sum + seconds, 0);
    },
    close: () => client.end(),
  };
}
