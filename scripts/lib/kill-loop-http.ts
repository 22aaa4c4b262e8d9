import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { signInOverHttp } from '#tests/support/http-client.ts';
import { startSite } from '#tests/support/site-process.ts';
import { type Confirmed, countConfirmed, WRITES } from './admin-writes.ts';

export interface HttpKillRound {
  confirmed: number;
  /** Confirmed but missing, or deleted but still there. */
  lost: string[];
  /** Products without their pictures, changes without their line in the audit trail, files without their row. */
  halfWritten: string[];
  intact: boolean;
}

/**
 * Starts the site, lets several admins save forms at once, kills it with SIGKILL after so many confirmed changes, and
 * inspects what is on the disk.
 */
export async function runHttpKillRound(
  dataDir: string,
  confirmed: Confirmed,
  killAfter: number,
): Promise<HttpKillRound> {
  const settings = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'error' };
  const site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', ...settings });
  const gone = once(site.process, 'exit').then(() => 'gone' as const);
  const admin = { siteUrl: site.url, dataDir, cookie: await signInOverHttp(site.url) };
  const before = countConfirmed(confirmed);
  const enough = () => countConfirmed(confirmed) - before >= killAfter;
  const workers = WRITES.map((write) => repeat(() => write(admin, confirmed), gone));
  while (!enough() && site.process.exitCode === null) await Promise.race([wait(2), ...workers]);
  site.process.kill('SIGKILL');
  await gone;
  await Promise.all(workers);
  return { confirmed: countConfirmed(confirmed) - before, ...(await inspect(dataDir, confirmed)) };
}

/** Until the site has exited. An error while it still runs is a defect of the site or the harness, and is thrown. */
async function repeat(work: () => Promise<void>, gone: Promise<'gone'>): Promise<void> {
  for (;;) {
    try {
      await work();
    } catch (error) {
      const ended = await Promise.race([gone, wait(2000, 'there' as const, { ref: false })]);
      if (ended === 'gone') return;
      throw error;
    }
  }
}

export async function inspect(dataDir: string, confirmed: Confirmed): Promise<Omit<HttpKillRound, 'confirmed'>> {
  const database = new DatabaseSync(join(dataDir, 'site.db'));
  const column = (sql: string) =>
    new Set(
      database
        .prepare(sql)
        .all()
        .map((row) => String(Object.values(row)[0])),
    );
  const missing = (names: Set<string>, sql: string) => [...names].filter((name) => !column(sql).has(name));

  const colors = column('select name from colors');
  const files = await findFiles(join(dataDir, 'images'));
  const pictures = column("select '/images/' || path from pictures");
  const lost = [
    ...missing(confirmed.products, 'select slug from products'),
    ...missing(confirmed.published, 'select title from blog_posts where is_published'),
    ...missing(confirmed.gallery, 'select title from gallery'),
    ...missing(confirmed.colors, 'select name from colors'),
    ...[...confirmed.deletedColors].filter((name) => colors.has(name)),
    ...[...confirmed.pictures].filter((src) => !pictures.has(src) || !files.get(src)),
  ];
  const halfWritten = [
    ...column(`select slug from products where 2 <>
      (select count(*) from product_images where product_id = products.id)`),
    ...['products', 'blog_posts', 'gallery', 'colors'].flatMap((table) => [
      ...column(`select id from ${table} where id not in (select entity_id from activity where action = 'create')`),
    ]),
    ...column(`select title from blog_posts where is_published
      and id not in (select entity_id from activity where action = 'publish')`),
    ...[...files.keys()].filter((src) => !pictures.has(src)),
  ];
  const intact = database.prepare('pragma integrity_check').get()?.integrity_check === 'ok';
  database.close();
  return { lost, halfWritten, intact };
}

/** The public address of each stored file, and whether it is complete: a JPEG ends with the marker FF D9. */
async function findFiles(folder: string): Promise<Map<string, boolean>> {
  const names = await readdir(folder, { recursive: true });
  const files = new Map<string, boolean>();
  for (const name of names.filter((name) => /^[0-9a-f]{32}\.jpg$/.test(name))) {
    files.set(`/images/${name}`, (await readFile(join(folder, name))).subarray(-2).equals(Buffer.from([0xff, 0xd9])));
  }
  return files;
}
