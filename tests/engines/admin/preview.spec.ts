import { insertProduct } from '#tests/support/admin-products.ts';
import { findId } from '#tests/support/e2e-rows.ts';
import { expect, journey } from '../support/journey.ts';
import { openAsStaff, uniqueName } from '../support/staff.ts';
import { button, choice, css, field, heading } from '../support/target.ts';
import type { User } from '../support/user.ts';

journey(
  'preview of a draft, beside its form and by its link',
  async (user) => {
    const [title, changed] = [uniqueName('Motor'), uniqueName('Önizlenen')];
    insertProduct(title);
    await openAsStaff(user, `/admin/products/${findId('products', title)}/edit`);
    await showPreview(user);
    await user.expect(readPreview).toBe(title);
    if (user.isPhone) await user.click(choice('Yaz'));
    await user.fill(css('input[name=title]'), changed);
    await showPreview(user);
    await user.expect(readPreview).toBe(changed);
    await user.sees('Taslak, henuz yayinda degil');
    await user.click(button('Telefon icin baglanti'));
    await user.sees(field('Telefon icin baglanti'));
    const link = await user.read(
      () => document.querySelector<HTMLInputElement>('[aria-label="Telefon icin baglanti"]')?.value ?? '',
    );
    // Nothing of it was saved; whoever has the link sees it all the same, signed in or not.
    expect(() => findId('products', changed)).toThrow();
    const askAsVisitor = async (address: string) => (await fetch(address, { credentials: 'omit' })).text();
    expect(await user.read(askAsVisitor, link)).toContain(changed);
    await user.openPlain(new URL(link).pathname + new URL(link).search);
    await user.sees(heading(changed));
  },
  // The form was left with unsaved changes; Firefox says so of a frame that was closed while it loaded.
  { allow: ['asked: beforeunload', 'failed request (NS_ERROR_FAILURE)'] },
);

/** On a phone it takes the place of the form. */
async function showPreview(user: User): Promise<void> {
  if (user.isPhone) await user.click(choice('Onizle'));
}

/** Runs in the page. */
function readPreview(): string | null | undefined {
  return document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
}
