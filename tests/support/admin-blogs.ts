import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { foldTurkish } from '#app/shared/turkish.ts';
import { ADMIN } from './e2e-admin.ts';
import { insertRow, withDatabase } from './e2e-rows.ts';

export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

export const adminId = () =>
  withDatabase((database) => String(database.prepare('select id from "user" where email = ?').get(ADMIN.email)?.id));

type Given = { title?: string; slug?: string; author_id?: string };

export function insertPost({ title = unique('Deneme yazısı'), author_id = adminId(), ...values }: Given = {}) {
  const id = randomUUID();
  insertRow('blog_posts', {
    id,
    title,
    slug: id,
    content: '<p>İyi bir deck, görünmeyen yerde başlar.</p>',
    excerpt: 'İyi bir deck, görünmeyen yerde başlar.',
    image_url: '/images/site/hero-terrace.jpg',
    status: 'draft',
    is_published: 0,
    published_at: null,
    author_id,
    search_text: foldTurkish(title),
    created_at: '2020-01-03T09:00:00.000Z',
    updated_at: '2020-01-03T09:00:00.000Z',
    ...values,
  });
  return { id, title };
}

export const editor = (page: Page) => page.getByRole('textbox', { name: 'İçerik' });

/** Replaces the text in the editor, once it has loaded. */
export async function write(page: Page, text: string) {
  await page.getByRole('button', { name: 'Kalın' }).waitFor();
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(editor(page)).toHaveText(text);
}
export const save = (page: Page) => page.getByRole('button', { name: 'Kaydet' }).click();

/** A second admin, with the password of the first. */
export function insertAdmin(): { id: string; email: string; password: string } {
  const [id, email] = [randomUUID(), `${randomUUID()}@example.com`];
  withDatabase((database) => {
    const columns = '"emailVerified", "createdAt", "updatedAt"';
    database
      .prepare(
        `insert into "user" (id, name, email, ${columns}) select ?, 'Yazar', ?, ${columns} from "user" where email = ?`,
      )
      .run(id, email, ADMIN.email);
    database
      .prepare(
        `insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
         select ?, ?, "providerId", ?, password, "createdAt", "updatedAt" from account where "userId" = ?`,
      )
      .run(randomUUID(), id, id, adminId());
  });
  return { id, email, password: ADMIN.password };
}
