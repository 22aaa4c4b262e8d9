import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { openDatabase } from '#app/server/db/open.server.ts';

const WRITER = join(import.meta.dirname, 'kill-loop-writer.ts');

export interface KillRound {
  acknowledged: number;
  lost: string[];
  halfWritten: number;
  intact: boolean;
}

/** Starts a writer, kills it with SIGKILL while it writes, opens the database again and looks for what is missing. */
export async function runKillRound(
  dataDir: string,
  acknowledgedBefore: Set<string>,
  killAfter: number,
): Promise<KillRound> {
  const writer = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(writer, 'exit');
  let acknowledged = 0;
  for await (const id of createInterface({ input: writer.stdout })) {
    acknowledgedBefore.add(id);
    acknowledged += 1;
    if (acknowledged === killAfter) writer.kill('SIGKILL');
  }
  await exited;

  const database = await openDatabase({ dataDir });
  const products = await database.db.selectFrom('products').select('id').execute();
  const images = await database.db.selectFrom('product_images').select('product_id').execute();
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db);
  await database.close();
  const stored = new Set(products.map(({ id }) => id));
  const withImage = new Set(images.map(({ product_id }) => product_id));
  return {
    acknowledged,
    lost: [...acknowledgedBefore].filter((id) => !stored.has(id)),
    halfWritten: products.filter(({ id }) => !withImage.has(id)).length,
    intact: check.rows[0]?.integrity_check === 'ok',
  };
}
