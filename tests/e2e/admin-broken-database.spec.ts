import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { go } from '#tests/support/admin-screens.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { expectToast, recordToasts } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

// A server of its own, because these tests drop its tables.

let site: SiteProcess;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'test-broken-'));
  site = await startSite({ DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});
test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function without(table: string, check: () => Promise<void>) {
  const rename = (from: string, to: string) => {
    const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 });
    db.exec(`pragma legacy_alter_table = on; alter table ${from} rename to ${to}`);
    db.close();
  };
  rename(table, `${table}_away`);
  try {
    await check();
  } finally {
    rename(`${table}_away`, table);
  }
}

test('what cannot be loaded is said on its own screen, and the dashboard only logs it', async ({
  browser,
  contextOptions,
}) => {
  test.slow();
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url });
  await recordToasts(context);
  const page = await context.newPage();
  await signIn(page);
  await without('products', async () => {
    await visit(page, '/admin/products');
    await expectToast(page, 'Urunler yuklenirken bir hata olustu');
    await expect(page.getByRole('link', { name: 'Admin Paneli' })).toBeVisible();
    await go(page, '/admin/products/00000000-0000-4000-8000-000000000000/edit');
    await expectToast(page, 'Urun bilgileri yuklenirken hata olustu');
  });
  await without('projects', async () => {
    await visit(page, '/admin/dashboard');
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link', { name: /Renkler/ }),
    ).toContainText('–');
    await expect(page.locator('.toast-error')).toHaveCount(0);
    // The log may write a line up to half a second later, if it was busy writing another.
    await expect.poll(() => site.output()).toContain('dashboard counts');
  });
  await without('colors', async () => {
    await go(page, '/admin/colors');
    await expectToast(page, 'Renkleri yüklerken hata oluştu');
    await go(page, '/admin/products/new');
    await expectToast(page, 'Renk listesi yuklenirken hata olustu');
    await expect(page.getByRole('button', { name: 'Olustur' })).toBeEnabled();
  });
  await context.close();
});
