import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './visitor.ts';

/** A name that no other test uses, short enough to read in a report. */
export const uniqueName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

export interface MadeProduct {
  id: string;
  title: string;
  slug: string;
}

/** Posted as the form does without JavaScript. Hidden from the site, so that no other test sees it. */
export async function makeProduct(page: Page, fields: Record<string, string> = {}): Promise<MadeProduct> {
  const title = fields.title ?? uniqueName('Deneme');
  const slug = fields.slug ?? `deneme-${randomUUID()}`;
  const form = { title, slug, category: 'deck', description: 'Deneme', display_order: '9000', ...fields };
  const answer = await page.request.post('/admin/products/new', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  const list = await (await page.request.get(`/admin/products?q=${encodeURIComponent(title)}`)).text();
  const id = /\/admin\/products\/([0-9a-f-]{36})\/edit/.exec(list)?.[1];
  if (!id) throw new Error(`${title} is not in the list`);
  return { id, title, slug };
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
