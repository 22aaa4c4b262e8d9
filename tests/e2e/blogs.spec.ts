import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/e2e.ts';
import { inDatabase } from '#tests/support/e2e-database.ts';
import { withoutScripts } from '#tests/support/html-forms.ts';
import { visit } from '#tests/support/visitor.ts';

const TITLE = 'Deck altyapısı nasıl hazırlanır?';

test('the list of posts, and a post', async ({ page }) => {
  await visit(page, '/blogs');
  const card = page.getByRole('link', { name: TITLE });
  await test.step('blog list: published posts, newest first, with date and a 150-character excerpt followed by ...', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    const dates = await page
      .locator('main time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual([...dates].sort().reverse());
    await expect(card.getByText('3 Ekim 2025')).toBeVisible();
    const excerpt = (await card.getByText('İyi bir deck, görünmeyen yerde başlar.').textContent()) ?? '';
    expect([excerpt.length, excerpt.slice(-3)]).toEqual([153, '...']);
  });
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await test.step('blog detail: cover, title, date, content, and up to 5 other posts with a link to all', async () => {
    await expect(
      page
        .getByRole('img', { name: 'Deck tahtasının kenar kanalına oturan gizli klips ve taşıyıcı profil, yakın plan.' })
        .first(),
    ).toBeVisible();
    await expect(page.locator('header time')).toHaveText('3 Ekim 2025');
    await expect(page.getByRole('heading', { level: 2, name: 'Önce su nereye gidiyor?' })).toBeVisible();
    const others = page.getByRole('complementary', { name: 'Diğer Blog Yazıları' });
    await expect(others.getByRole('listitem')).toHaveCount(5);
    await expect(others.getByRole('link', { name: TITLE })).toHaveCount(0);
    await others.getByRole('link', { name: 'Tüm yazılar' }).click();
    await expect(page).toHaveURL('/blogs');
  });
});

test('blog detail: what could run in a post does not', async ({ page }) => {
  const slug = randomUUID();
  const now = '2020-01-01T09:00:00.000Z';
  await inDatabase((db) =>
    db
      .insertInto('blog_posts')
      .values({
        id: randomUUID(),
        title: 'Temiz yazı',
        slug,
        content:
          '<p style="color:red">Önce</p><script>document.title = "ele geçti"</script><img src="x" onerror="document.title = \'ele geçti\'"><a href="javascript:alert(1)">bağlantı</a><iframe src="/"></iframe>',
        status: 'draft',
        is_published: true,
        author_id: randomUUID(),
        search_text: '',
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
  await visit(page, `/blogs/${slug}`);
  await expect(page).toHaveTitle(/^Temiz yazı/);
  const content = page.locator('.prose');
  await expect(content).toHaveText('Öncebağlantı');
  await expect(content.locator('script, img, iframe, [style], a[href]')).toHaveCount(0);
  await inDatabase((db) => db.deleteFrom('blog_posts').where('slug', '=', slug).execute());
});

test('blog detail: a missing post says so with status 404 and leads back', async ({ request }) => {
  const answer = await request.get('/blogs/boyle-bir-yazi-yok');
  expect(answer.status()).toBe(404);
  const html = withoutScripts(await answer.text());
  expect(html).toMatch(/<h1\b[^>]*>Blog yazısı bulunamadı</);
  expect(html).toMatch(/<a\b[^>]* href="\/blogs"[^>]*>(?:(?!<\/a>).)*Blog Yazılarına Dön/s);
});
