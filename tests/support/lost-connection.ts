import type { Locator, Page } from '@playwright/test';
import { uniqueText } from './visitor.ts';

/** What the console says of requests without a connection. */
export const LOST = [/internet/i, /Failed to fetch/, /net::ERR_FAILED/];

/** The link of the note that a page shows where a page or a form got no answer. */
export const again = (page: Page): Locator => page.getByRole('alert').getByRole('link', { name: 'Yeniden dene' });

export const contactForm = (page: Page): Locator =>
  page.locator('form', { has: page.getByRole('button', { name: 'Mesajı Gönder' }) });

/** Returns the name that was typed. */
export async function fillInContactForm(page: Page): Promise<string> {
  const form = contactForm(page);
  const name = uniqueText('Ayşe Işık');
  await form.getByLabel('Adınız soyadınız').fill(name);
  await form.getByLabel('E-posta').fill('ok@example.com');
  await form.getByLabel('Telefon').fill('0555 555 01 23');
  await form.getByLabel('Mesajınız').fill(uniqueText('40 m² teras.'));
  return name;
}
