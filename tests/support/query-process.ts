// Runs one statement on PostgreSQL. A process of its own, because e2e-rows.ts is synchronous.
import { text } from 'node:stream/consumers';
import pg from 'pg';

const { sql, values } = JSON.parse(await text(process.stdin)) as { sql: string; values: unknown[] };
const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
await client.connect();
let number = 0;
const { rows } = await client.query(
  sql.replace(/\?/g, () => `$${++number}`),
  values,
);
await client.end();
process.stdout.write(JSON.stringify((rows ?? []).map(asSqlite)));

/** Rows as SQLite returns them: booleans as 0 and 1, lists as text. */
function asSqlite(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, Number(value)];
      if (value instanceof Date) return [name, value.toISOString()];
      return [name, typeof value === 'object' && value !== null ? JSON.stringify(value) : value];
    }),
  );
}
