import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { foldTurkish } from '#app/shared/turkish.ts';
import { insertRow } from './e2e-rows.ts';
import { visit } from './visitor.ts';

/** A name that no other test uses, short enough to read in a report. */
export const uniqueName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

export interface MadeProduct {
  id: string;
  title: string;
  slug: string;
}

/** Posted like the form without JavaScript. Inactive, so that no other test sees it. */
export async function postProduct(page: Page, fields: Record<string, string> = {}): Promise<Omit<MadeProduct, 'id'>> {
  const title = fields.title ?? uniqueName('Deneme');
  const slug = fields.slug ?? `deneme-${randomUUID()}`;
  const form = { title, slug, category: 'deck', description: 'Deneme', display_order: '9000', ...fields };
  const answer = await page.request.post('/admin/products/new', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  return { title, slug };
}

/** The list tells its id, and shows the toast that would otherwise wait for the test's first page. */
export async function makeProduct(page: Page, fields: Record<string, string> = {}): Promise<MadeProduct> {
  const made = await postProduct(page, fields);
  const list = await (await page.request.get(`/admin/products?q=${encodeURIComponent(made.title)}`)).text();
  const id = /\/admin\/products\/([0-9a-f-]{36})\/edit/.exec(list)?.[1];
  if (!id) throw new Error(`${made.title} is not in the list`);
  return { id, ...made };
}

/** A row as the form leaves it, for lists of many. */
export function insertProduct(title: string): void {
  const now = new Date().toISOString();
  insertRow('products', {
    id: randomUUID(),
    title,
    slug: `deneme-${randomUUID()}`,
    description: 'Deneme',
    category: 'deck',
    display_order: 9000,
    is_active: process.env.E2E_DATABASE_URL ? 'false' : 0,
    search_text: foldTurkish(title),
    created_at: now,
    updated_at: now,
  });
}

export async function removeProduct(page: Page, { id }: { id: string }): Promise<void> {
  await page.request.post('/admin/products', { form: { intent: 'delete', id } });
}

/** The row of the products table that shows this title. */
export const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

export const openProductForm = (page: Page, id?: string) =>
  visit(page, id ? `/admin/products/${id}/edit` : '/admin/products/new');

export const titleField = (page: Page) => page.locator('input[name=title]');

export async function fillBasics(page: Page, title: string) {
  await titleField(page).fill(title);
  await page.locator('select[name=category]').selectOption('deck');
  await page.locator('textarea[name=description]').fill('Deneme icin');
  await page.locator('input[name=is_active]').uncheck();
}
